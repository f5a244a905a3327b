import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './test.ts'

export const SCREENSHOTS = 'e2e/screenshots'

/** Version of the browser that the screenshots were taken with. */
const BROWSER = `${SCREENSHOTS}/browser.json`

const majorOf = (version: string): string => version.split('.')[0] ?? ''

/** Why this browser’s screenshots cannot be compared with the stored ones; undefined where they can. */
export function otherBrowser(version: string): string | undefined {
  const { chromium } = JSON.parse(readFileSync(BROWSER, 'utf8')) as { chromium: string }
  return majorOf(chromium) === majorOf(version)
    ? undefined
    : `The screenshots are of Chromium ${majorOf(chromium)}, this is ${majorOf(version)}: they are not compared. ` +
        'Renew them with `TEST_ALL=1 npm run e2e -- library.spec.ts screens-pixels.spec.ts --update-snapshots`.'
}

/**
 * Compares a screenshot of the whole page, or of the window alone, with the stored one, or stores it
 * (`--update-snapshots`). Text rendering differs between major versions of a browser, so another version than the
 * recorded one is not compared.
 */
export async function compareScreenshot(page: Page, name: string, info: TestInfo, isWhole = true): Promise<void> {
  const version = page.context().browser()?.version() ?? ''
  if (['all', 'changed'].includes(info.config.updateSnapshots))
    writeFileSync(BROWSER, `${JSON.stringify({ chromium: version })}\n`)
  if (otherBrowser(version)) return
  const stored = join(SCREENSHOTS, name)
  await freeze(page)
  // Fast path: most pages are identical at once; only a difference waits until the page has settled.
  if (existsSync(stored) && (await small(await screenshot(page, isWhole))).equals(readFileSync(stored))) return
  const settled = await small(await settledScreenshot(page, isWhole))
  expect.soft(settled).toMatchSnapshot(name.split('/'), { threshold: 0.2, maxDiffPixelRatio: 0.002 })
}

/** Scale of screenshots: lines of text remain recognisable, and files small. */
const SCALE = 1 / 3

/**
 * Pictures and paper grain are hidden: they differ in every pixel and have tests of their own. Code, whose own font is
 * the machine's, has the site's.
 */
const FROZEN = `
  *, ::before, ::after { background-image: none !important }
  img, video { visibility: hidden !important }
  picture { background-color: color-mix(in srgb, currentcolor 20%, transparent) }
  code { font-family: inherit !important }
`

async function freeze(page: Page): Promise<void> {
  await page.evaluate(async (frozen) => {
    // Not a style element, which the content security policy forbids.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(frozen)
    document.adoptedStyleSheets = [sheet]
    await document.fonts.ready
  }, FROZEN)
}

/** A small PNG of the page's shapes, colours and text, alike whenever and wherever it is taken. */
async function small(shot: Buffer): Promise<Buffer> {
  const { width = 1 } = await sharp(shot).metadata()
  return sharp(shot)
    .resize({ width: Math.round(width * SCALE) })
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 })
    .toBuffer()
}

const ATTEMPTS = 10

/** Takes screenshots until two in a row are equal: a busy browser may not have painted everything yet. */
async function settledScreenshot(page: Page, isWhole: boolean): Promise<Buffer> {
  let before: Buffer | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const shot = await screenshot(page, isWhole)
    if (before?.equals(shot)) return shot
    before = shot
  }
  throw new Error('The page never stood still.')
}

/** The page or the window, once what was last changed is painted. */
async function screenshot(page: Page, isWhole: boolean): Promise<Buffer> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
  return await page.screenshot({ fullPage: isWhole, animations: 'disabled' })
}
