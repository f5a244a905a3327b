import type { ElementHandle, Page } from '@playwright/test'
import { build } from 'esbuild'
import type * as Screens from './browser/index.ts'

declare global {
  interface Window {
    screens: typeof Screens
  }
}

let bundled: Promise<string> | undefined

/** The checks as one script, bundled once a worker. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['e2e/support/screens/browser/index.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'screens',
    target: 'chrome126',
    write: false,
    footer: { js: 'globalThis.screens = screens' },
  })
  return outputFiles[0]?.text ?? ''
}

/** Brings the checks into the document of a page; by its debugger, which the content security policy lets through. */
export async function inject(page: Page): Promise<void> {
  bundled ??= script()
  if (!(await page.evaluate(() => 'screens' in window))) await page.evaluate(await bundled)
}

/** Resolves once nothing moves. */
export async function untilStill(page: Page): Promise<void> {
  await inject(page)
  await page.evaluate(() => window.screens.still())
}

/** Faults of the layer on top, of an element, or of the page. */
export const faultsOf = (page: Page, within?: ElementHandle<Element>): Promise<string[]> =>
  page.evaluate((element) => window.screens.faults(element), within)
