/** Rules as they are written, in Markdown, for the page. */
import { Marked, type RendererThis, type Tokens, type TokenizerAndRendererExtension } from 'marked'
import { to } from '@/wire/places'

/** a cell with more letters than this is a sentence */
const LONG = 28
const RULING = /^[A-Z]{2}-[A-Z]?\d+\b/

/** Texts of games may come from elsewhere: what looks like HTML in them is shown, not obeyed. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Markdown as HTML; numbers of rulings lead to the rulings of a game. */
export function rendered(markdown: string, game: string): string {
  const ruling: TokenizerAndRendererExtension = {
    name: 'ruling',
    level: 'inline',
    start: (source) => source.match(/\b[A-Z]{2}-[A-Z]?\d/)?.index,
    tokenizer: (source) => {
      const found = RULING.exec(source)
      return found ? { type: 'ruling', raw: found[0] } : undefined
    },
    renderer: (token) => `<a href="${to('games', game, 'rulings', token.raw)}">${token.raw}</a>`,
  }
  const marked = new Marked({
    gfm: true,
    extensions: [ruling],
    renderer: {
      html: (token: Tokens.HTML | Tokens.Tag) => escaped(token.text),
      image: (token: Tokens.Image) => escaped(token.text),
      table(this: RendererThis, token: Tokens.Table) {
        const inside = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens)
        const heads = token.header.map((cell) => `<th>${inside(cell)}</th>`)
        const row = (cells: Tokens.TableCell[]) =>
          cells.map((cell, i) => {
            const label = escaped(token.header[i]?.text ?? '')
            return `<td data-label="${label}">${inside(cell)}</td>`
          })
        const body = token.rows.map((cells) => `<tr>${row(cells).join('')}</tr>`)
        // on a small screen a table of sentences becomes a list; one of numbers moves by itself
        const long = token.rows.flat().some((cell) => cell.text.length > LONG)
        return (
          `<div class="wide ${long ? 'long' : ''}" tabindex="0" role="group"><table>` +
          `<thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
        )
      },
    },
  })
  return marked.parse(markdown, { async: false })
}

/** Words to look for, as people type them. */
export function wordsIn(search: string): string[] {
  return search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
}

/** Does a text have all the words? */
export function has(text: string, words: readonly string[]): boolean {
  const low = text.toLocaleLowerCase()
  return words.every((word) => low.includes(word))
}
