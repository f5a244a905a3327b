import { globSync } from 'node:fs'
import { output } from './processes.ts'

/** Test files by runner, as paths from the project's root. */
export interface Lane {
  /** Unit, component and contract tests: Vitest's. */
  readonly vitest: readonly string[]
  /** Browser tests: Playwright's. */
  readonly browser: readonly string[]
}

const VITEST = ['{app,blocks,components,lib,scripts,services,tests}/**/*.test.{ts,tsx}']
const BROWSER = ['e2e/*.spec.ts']

const all = (): Lane => ({ vitest: globSync(VITEST).toSorted(), browser: globSync(BROWSER).toSorted() })

/** The test files whose path contains one of the words. */
export function laneOf(words: readonly string[], { vitest, browser } = all()): Lane {
  const hasWord = (file: string): boolean => words.some((word) => file.includes(word))
  return { vitest: vitest.filter(hasWord), browser: browser.filter(hasWord) }
}

/**
 * The browser tests of changed files: the changed specs themselves, and those that are named after a changed file or
 * its folder (`blocks/seats/seats.tsx`, `lib/domain/consent.ts`). What a spec imports is Playwright's to follow.
 */
export function specsOf(changed: readonly string[], { browser } = all()): readonly string[] {
  const words = new Set(changed.flatMap((file) => file.split('/').slice(-2).map(stem)))
  return browser.filter((spec) => changed.includes(spec) || words.has(stem(spec.slice('e2e/'.length))))
}

/** Name without its endings: `seats.spec.ts` is `seats`. */
const stem = (name: string): string => name.split('.')[0] ?? ''

/** Files that differ from a commit, untracked ones among them. Rejects where git does not know the commit. */
export async function changedSince(commit: string): Promise<readonly string[]> {
  const lists = await Promise.all([
    git(['diff', '--name-only', '--diff-filter=d', commit]),
    git(['ls-files', '--others', '--exclude-standard']),
  ])
  return [...new Set(lists.flatMap((text) => text.split('\n').filter((line) => line !== '')))].toSorted()
}

/** Where this branch left the main branch; the last commit on the main branch itself. */
export async function baseCommit(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const { code, text } = await output('git', ['merge-base', main, 'HEAD'])
    if (code === 0) return text.trim()
  }
  return 'HEAD'
}

async function git(args: readonly string[]): Promise<string> {
  const { code, text } = await output('git', args)
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${text.trim()}`)
  return text
}
