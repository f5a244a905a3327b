import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Clients of the delivery API, which redirects to the newest version of the space. */
const FOLLOWING = ['services/kit/content/client.ts', 'services/site/requests/content.ts']

/** Code of browsers, and the server's own `fetch`, which answers requests. */
const OTHERS = ['app/page/error-view.tsx', 'lib/client/', 'services/captcha/api.ts', 'services/kit/server.ts']

/** The call that begins at `from`, up to its closing bracket. */
function callAt(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (text[at] === ')' && depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}

/** Calls of `fetch` in a text without an explicit choice about redirects. */
const silentOf = (text: string): string[] =>
  [...text.matchAll(/(?<![.\w])fetch\(/g)]
    .map(({ index }) => callAt(text, index))
    .filter((call) => !/redirect:/.test(call))

test('a request to another server follows no redirect, unless it says so (OWASP ASVS 5.0, 15.3.2)', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'lib', 'packages', 'services', 'deploy'], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.|test-support/.test(file) && !OTHERS.some((path) => file.startsWith(path)),
    )
  expect(files.filter((file) => silentOf(readFileSync(file, 'utf8')).length > 0)).toEqual(FOLLOWING)
})

test('a call that says nothing is found', () => {
  expect(silentOf("await fetch(at(url), { signal })\nawait fetch(url, { redirect: 'error' })")).toEqual([
    'fetch(at(url), { signal })',
  ])
  expect(silentOf('files.fetch(version)')).toEqual([])
})
