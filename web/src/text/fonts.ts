/** The fonts of the page: what is drawn before they are here moves when they come. */

const FONTS = ['700 1em "Alegreya"', '400 1em "Alegreya Sans"', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"']
/** milliseconds: whoever has a slow line reads in another font meanwhile */
const PATIENCE = 1000

/** When the fonts that a text needs are here, or have been waited for long enough. */
export async function fontsFor(text: string): Promise<void> {
  const coming = FONTS.map((font) => document.fonts.load(font, text))
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([Promise.allSettled(coming), enough])
}
