import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g

/** Links of a page to files that are not there. `exists` says of a path whether it is. */
const deadLinks = (page: string, text: string, exists = existsSync): string[] =>
  [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target) && !exists(join(dirname(page), target)))
    .map((target) => `${page}: ${target}`)

test('links between pages of the documentation lead to files', () => {
  const pages = globSync(['*.md', '{docs,lib,services,blocks,components,app,tests,e2e,scripts,deploy,demo}/**/*.md'])
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.flatMap((page) => deadLinks(page, readFileSync(page, 'utf8')))).toEqual([])
})

test('a link to a file that is gone is found; addresses of other sites are not looked at', () => {
  const text = '[5](0005-html.md), [6](../a.md#b) and [site](https://example.com)'
  expect(deadLinks('docs/decisions/1.md', text, (path) => path === 'docs/a.md')).toEqual([
    'docs/decisions/1.md: 0005-html.md',
  ])
})
