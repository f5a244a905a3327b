import type { Page } from '@playwright/test'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { SHOTS } from '../projects.ts'
import { expect } from '../test.ts'
import { unopened } from './sources.ts'
import { Shots } from './shots.ts'
import { Walk } from './walk.ts'

/** Options of `npm run shots`: by night, in English, screens with this word in their names. */
const NIGHT = process.env.SCREENS_NIGHT === '1'
export const LANGUAGE: Locale = process.env.SCREENS_ENGLISH === '1' ? 'en' : 'fr'
const WORD = process.env.SCREENS_WORD ?? ''

/** Whether a screen is requested. */
export const isWanted = (...names: readonly string[]): boolean => names.some((name) => name.includes(WORD))

/** Share of a test among several: neighbouring screens have much in common, which is opened once. */
export const shareOf = <T>(all: readonly T[], part: number, parts: number): readonly T[] =>
  all.slice(Math.floor((part * all.length) / parts), Math.floor(((part + 1) * all.length) / parts))

interface Looking {
  /** Name of the test, unique. */
  readonly test: string
  /** Contact sheets of its pages and of what is opened on them. */
  readonly pages: string
  readonly parts?: string
}

/** Walks through screens, and expects no fault, and nothing left closed that is known to be there (`sources.ts`). */
export async function lookAt(
  page: Page,
  { test, ...groups }: Looking,
  through: (walk: Walk) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: NIGHT ? 'dark' : 'light' })
  const walk = new Walk(page, SHOTS ? { shots: new Shots(test, groups) } : {})
  await through(walk)
  if (SHOTS) return
  expect.soft(walk.faults.lines()).toEqual([])
  expect.soft(unopened(walk.screens, walk.opened)).toEqual([])
}

/** Path of a French page in the requested language. */
export async function inLanguage(page: Page, path: string): Promise<string> {
  if (LANGUAGE === 'fr') return path
  const { pathname, search } = new URL(path, 'http://localhost')
  const html = await (await page.request.get(pathname)).text()
  const alternate = /<link[^>]*hreflang="en"[^>]*href="([^"]+)"/i.exec(html)?.[1]
  return alternate === undefined ? `/en${path}` : `${alternate}${search}`
}
