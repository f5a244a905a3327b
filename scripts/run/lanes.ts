import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { importsOf } from '#tests/architecture/layers.ts'

/** Test files of a lane, a part of all tests: paths from the root. */
export interface Lane {
  /** Unit, component and contract tests. */
  readonly units: readonly string[]
  readonly browser: readonly string[]
}

/** Whether a path from the root is that of a unit, component or contract test. */
export const isUnitTest = (path: string): boolean => /\.test\.tsx?$/.test(path) && !path.startsWith('demo/')
const isBrowserTest = (path: string): boolean => /^e2e\/.*\.spec\.ts$/.test(path)

const laneOf = (files: readonly string[]): Lane => ({
  units: files.filter(isUnitTest),
  browser: files.filter(isBrowserTest),
})

/** Normalises a word of the command line: a path from the root; one of a source file also matches its tests. */
const wanted = (word: string, root: string): string =>
  relative(root, resolve(root, word)).replace(/(?<!\.(?:test|spec))\.tsx?$/, '')

/**
 * Test files whose path contains one of the words, and the words that no path contains. A word may be a path: of a
 * test, of a folder, or of a source file, whose tests lie beside it.
 */
export function laneOfWords(
  files: readonly string[],
  words: readonly string[],
  root = process.cwd(),
): Lane & { readonly unmatched: readonly string[] } {
  const tests = files.filter((file) => isUnitTest(file) || isBrowserTest(file))
  const has = (word: string) => (file: string) => file.includes(wanted(word, root))
  return {
    ...laneOf(tests.filter((file) => words.some((word) => has(word)(file)))),
    unmatched: words.filter((word) => !tests.some(has(word))),
  }
}

/** Files that import one of `changed`, directly or through others, and `changed` itself. */
export function dependents(
  imports: ReadonlyMap<string, readonly string[]>,
  changed: readonly string[],
): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  const found = new Set(changed)
  // Breadth-first search: iterating a set includes elements added meanwhile.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return found
}

/** Names of folders and files that say nothing about their content. */
const COMMON = new Set(
  `client common contracts domain handler handlers index kit layout lib main next page pages process route routes
  schema server service site styles support test ui`.split(/\s+/),
)

/** Subjects of a source file: names of its folders below the layer, and its own up to the first dot. */
const subjectsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((part) => part.split('.', 1)[0] ?? '')
    .filter((name) => /^[a-z][a-z-]{2,}$/.test(name) && !COMMON.has(name))

const contains = (name: string, part: string): boolean => `-${name}-`.includes(`-${part}-`)

/** Whether a browser test shares a subject with a changed source file, by the words of both names. */
export const isAbout = (spec: string, path: string): boolean => {
  const name = spec.replace(/^.*\//, '').replace(/\.spec\.ts$/, '')
  return subjectsOf(path).some((subject) => contains(name, subject) || contains(subject, name))
}

/**
 * Tests of changed files. Unit and contract tests: those that import one, through however many files. Browser tests:
 * changed ones, those with changed helpers of `e2e`, and those whose name has a word of a changed source file's path.
 * Processes that a test starts are not followed.
 */
export function laneOfChanges(imports: ReadonlyMap<string, readonly string[]>, changed: readonly string[]): Lane {
  const { units } = laneOf([...dependents(imports, changed)].filter((file) => imports.has(file)))
  const withinBrowserTests = new Map([...imports].filter(([file]) => file.startsWith('e2e/')))
  const touched = dependents(
    withinBrowserTests,
    changed.filter((file) => file.startsWith('e2e/')),
  )
  const sources = changed.filter((file) => !isUnitTest(file) && /\.(tsx?|mjs|css|json)$/.test(file))
  const browser = [...imports.keys()].filter(
    (file) =>
      isBrowserTest(file) &&
      (touched.has(file) || sources.some((source) => !source.startsWith('e2e/') && isAbout(file, source))),
  )
  return { units, browser }
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\0')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Files of the project, also new ones: committed or not, except ignored ones. */
export const projectFiles = (): string[] =>
  git('ls-files', '-z', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file))

/** Imports of each TypeScript file of the project. */
export const projectImports = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    projectFiles()
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('demo/'))
      .map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]),
  )

/** Default base of changes: the commit where this branch left the main one. */
export function defaultBase(): string {
  const heads = git('for-each-ref', '--format=%(refname)%00', 'refs/remotes/origin/HEAD', 'refs/heads/main')
  const [main] = heads
  return main ? (git('merge-base', 'HEAD', main)[0] ?? 'HEAD') : 'HEAD'
}

/** Paths that differ from a commit, also uncommitted and deleted ones. Throws where there is no such commit. */
export const changedSince = (commit: string): string[] => [
  ...git('diff', '-z', '--name-only', '--no-renames', commit, '--'),
  ...git('ls-files', '-z', '--others', '--exclude-standard'),
]
