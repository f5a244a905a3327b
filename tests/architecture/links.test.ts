import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g

type Exists = (path: string) => boolean

/** Dead links of a page. `exists` tells whether a path exists. */
const deadLinks = (page: string, text: string, exists: Exists = existsSync): string[] =>
  [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target) && !exists(join(dirname(page), target)))
    .map((target) => `${page}: ${target}`)

const PATH = /`([\w@.[\]-]+(?:\/[\w@.[\]-]+)+)\/?`/g

/** Folders at the top whose files are named by their path. */
const FOLDERS: ReadonlySet<string> = new Set(
  'app blocks components content demo deploy docs e2e editor lib messages packages public scripts services tests'.split(
    ' ',
  ),
)

/** Files that an example adds. */
const EXAMPLES: ReadonlySet<string> = new Set(['blocks/notice', 'components/seats/price.tsx'])

/** Dead paths of a page, from the root; a name may stand for several files (`fr-FR`). */
const deadPaths = (page: string, text: string, exists: Exists = isThere): string[] =>
  [...text.matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => FOLDERS.has(path.split('/', 1)[0] ?? '') && !EXAMPLES.has(path) && !exists(path))
    .map((path) => `${page}: ${path}`)

const isThere = (path: string): boolean => existsSync(path) || globSync(`${path.replaceAll('[', '[[]')}*`).length > 0

test('links between pages of the documentation lead to files', () => {
  const pages = globSync(['*.md', '*/**/*.md'], { exclude: ['node_modules', '**/node_modules'] })
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.flatMap((page) => deadLinks(page, readFileSync(page, 'utf8')))).toEqual([])
})

test('files that the documentation names are there, in decisions of long ago too', () => {
  const pages = globSync(['*.md', 'docs/**/*.md'])
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.flatMap((page) => deadPaths(page, readFileSync(page, 'utf8')))).toEqual([])
})

test('every decision says its status and date first', () => {
  const records = globSync('docs/decisions/[0-9]*.md')
  const headless = records.filter((page) => {
    const [title = '', , status = ''] = readFileSync(page, 'utf8').split('\n')
    return !/^# \d+\. \S/.test(title) || !/^Status: [a-z]+, \d{4}-\d\d-\d\d\b/.test(status)
  })
  expect(headless).toEqual([])
})

test('a link to a file that is gone is found; addresses of other sites are not looked at', () => {
  const text = '[5](0005-html.md), [6](../a.md#b) and [site](https://example.com)'
  expect(deadLinks('docs/decisions/1.md', text, (path) => path === 'docs/a.md')).toEqual([
    'docs/decisions/1.md: 0005-html.md',
  ])
})

test('a name of a file that is gone is found; what is no path from the root is not looked at', () => {
  const text = '`lib/http/front`, `lib/server/`, `lib`, `application/json`, `app/[locale]/layout.tsx`'
  const exists = (path: string) => path === 'lib/server'
  expect(deadPaths('docs/a.md', text, exists)).toEqual([
    'docs/a.md: lib/http/front',
    'docs/a.md: app/[locale]/layout.tsx',
  ])
})
