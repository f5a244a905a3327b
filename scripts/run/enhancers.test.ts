import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { bundleEnhancers } from './enhancers.ts'

let bundle: Awaited<ReturnType<typeof bundleEnhancers>>

beforeAll(async () => {
  bundle = await bundleEnhancers()
})

test('the module and what it loads hold every enhancer, and of packages only the error reports’: no React', () => {
  expect(bundle.files).toEqual(expect.arrayContaining(globSync('{components,blocks}/**/*.enhance.ts')))
  expect(bundle.files.filter((file) => /node_modules\/(?!@sentry\/|web-vitals\/)/.test(file))).toEqual([])
})

test('error reporting is loaded in parts, none of which is the module’s', () => {
  const sizes = Object.fromEntries(
    bundle.chunks.map(({ path, code }) => [/enhancers\.([\w-]+)/.exec(path)?.[1], gzipSync(code).length / 1024]),
  )
  expect(new TextDecoder().decode(bundle.code)).not.toContain('sentry_key')
  expect(sizes['error-reports']).toBeLessThan(1.5)
  expect(sizes['browser-reports']).toBeLessThan(28)
  expect(sizes.replay).toBeLessThan(52)
})

test('it defines every custom element that a component writes', () => {
  const code = new TextDecoder().decode(bundle.code)
  const written = globSync('{app,blocks,components}/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<(site-[a-z-]+)/g)].map(([, name]) => name as string))
  expect(written.length).toBeGreaterThan(4)
  for (const name of new Set(written)) expect(code).toContain(`"${name}"`)
})

test('every file that it loads is there', () => {
  const code = new TextDecoder().decode(bundle.code)
  const loaded = [...code.matchAll(/import\("\.\/(enhancers\.[^"]+)"\)/g)].map(([, file]) => file)
  expect(loaded.length).toBeGreaterThan(4)
  expect(bundle.chunks.map(({ path }) => path.split('/').at(-1))).toEqual(expect.arrayContaining(loaded))
})

test('it stays within 6 KB after gzip: every page loads it', () => {
  expect(gzipSync(bundle.code).length).toBeLessThan(6 * 1024)
})

test('a build for production has nothing of the development overlay', () => {
  const all = [bundle.code, ...bundle.chunks.map(({ code }) => code)]
    .map((code) => new TextDecoder().decode(code))
    .join('')
  expect(all).toContain('site-analytics')
  expect(all).not.toContain('debug-analytics')
  expect(bundle.files.filter((file) => file.endsWith('.dev.ts'))).toEqual([])
  expect(readFileSync('lib/analytics/overlay.dev.ts', 'utf8')).toContain('debug-analytics')
})

/** Bytes after gzip of files that the module loads, with all that these import at once. */
const lazyBytes = (...names: string[]): number => {
  const byName = new Map(bundle.chunks.map(({ path, code }) => [path.split('/').at(-1) ?? '', code]))
  const found = new Set<string>()
  const add = (file: string): void => {
    const code = byName.get(file)
    if (!code || found.has(file)) return
    found.add(file)
    for (const [, other = ''] of new TextDecoder().decode(code).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) add(other)
  }
  for (const name of names) add([...byName.keys()].find((file) => file.startsWith(`enhancers.${name}.`)) ?? '')
  return [...found].reduce((sum, file) => sum + gzipSync(byName.get(file) ?? '').length, 0)
}

test('measuring adds at most 5 KB before a choice, and 9 KB with consent', () => {
  const undecided = lazyBytes('analytics.lazy.enhance')
  expect(undecided).toBeGreaterThan(1_000)
  expect(undecided).toBeLessThan(5 * 1024)
  expect(lazyBytes('analytics.lazy.enhance', 'vitals')).toBeLessThan(9 * 1024)
})
