import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import { unopened } from './sources.ts'
import { Shots } from './shots.ts'
import { Walk } from './walk.ts'

/** Asked for by `npm run shots`: pictures, by night, in English, of what has this word in its name only. */
export const SHOTS = process.env.SHOTS === '1'
export const NIGHT = process.env.SHOTS_NIGHT === '1'
export const ENGLISH = process.env.SHOTS_ENGLISH === '1'
const WORD = process.env.SHOTS_WORD ?? ''

/** Whether a screen was asked for. */
export const isWanted = (...names: readonly string[]): boolean => names.some((name) => name.includes(WORD))

interface Looking {
  /** Name of the test, under which `sources.ts` lists what it opens. */
  readonly test: string
  /** Contact sheets of its pages and of what is opened on them. */
  readonly pages: string
  readonly parts?: string
  readonly scheme?: 'light' | 'dark'
}

/** Walks through screens, and expects no fault, and nothing left closed that this test has to open. */
export async function lookAt(page: Page, { test, scheme, ...groups }: Looking, through: (walk: Walk) => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme ?? (NIGHT ? 'dark' : 'light') })
  const walk = new Walk(page, SHOTS ? { shots: new Shots(test, groups) } : {})
  await through(walk)
  if (SHOTS) return
  expect.soft(walk.faults.lines()).toEqual([])
  expect.soft(unopened(test, walk.opened)).toEqual([])
}

/** The page of the same content in English, where pictures of it are asked for. */
export async function inLanguage(page: Page, path: string): Promise<string> {
  if (!ENGLISH) return path
  const html = await (await page.request.get(path)).text()
  return /<link[^>]*hreflang="en"[^>]*href="([^"]+)"/i.exec(html)?.[1] ?? path
}
