import { seeded } from './seeded.ts'

/** Addresses that take turns, so that a page is most often written over another. */
const PAGES = 40

export const keyOf = (step: number): string => `/fr/page-${step % PAGES}`

/** Content of a page in its turn: its number, and up to 50 KB that follow from it. */
export function wordsOfStep(step: number): string {
  const random = seeded(step + 1)
  return `${step}:${String.fromCharCode(97 + Math.floor(random() * 26)).repeat(Math.floor(random() * 50_000))}`
}

/** The turn of a page's content. */
export const stepOf = (words: string): number => Number.parseInt(words, 10)
