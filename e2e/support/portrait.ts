import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** How much smaller than the page its portrait is: lines of text stay lines, and the files stay small. */
const SCALE = 1 / 3

/**
 * Pictures and paper grain differ in every pixel and have tests of their own; what is compared is the page around them.
 */
const STILL = `
  *, ::before, ::after { background-image: none !important }
  img, video { visibility: hidden !important }
  picture { background-color: color-mix(in srgb, currentcolor 20%, transparent) }
`

/** The whole page as a small picture (PNG) of its shapes, colours and text, alike whenever and wherever it is taken. */
export async function portrait(page: Page): Promise<Buffer> {
  await page.evaluate(async (still) => {
    // Not as an element: the page's own policy forbids it.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(still)
    document.adoptedStyleSheets = [sheet]
    await document.fonts.ready
  }, STILL)
  const shot = await steady(page)
  const { width = 1 } = await sharp(shot).metadata()
  return sharp(shot)
    .resize({ width: Math.round(width * SCALE) })
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 })
    .toBuffer()
}

/** Looks until two in a row are the same: a busy browser may show a page of which a part is not painted yet. */
const LOOKS = 10

async function steady(page: Page): Promise<Buffer> {
  let before: Buffer | undefined
  for (let look = 0; look < LOOKS; look += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    const shot = await page.screenshot({ fullPage: true, animations: 'disabled' })
    if (before?.equals(shot)) return shot
    before = shot
  }
  throw new Error('The page never stood still.')
}
