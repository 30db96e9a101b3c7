/** What takes the page over: a curtain, under which nothing can be reached, or a table, which brings its own bar. */
export const cover = $state({ down: false, table: false })
