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

/** KB after gzip of a file that the module loads. */
const chunkSize = (name: string): number => {
  const chunk = bundle.chunks.find(({ path }) => path.includes(`/enhancers.${name}.`))
  if (!chunk) throw new Error(`There is no chunk “${name}”.`)
  return gzipSync(chunk.code).length / 1024
}

test('error reporting is loaded in parts, none of which is the module’s', () => {
  expect(new TextDecoder().decode(bundle.module.code)).not.toContain('sentry_key')
  expect(chunkSize('browser-reports')).toBeLessThan(28)
  expect(chunkSize('replay')).toBeLessThan(52)
})

test('it defines every custom element that a component writes', () => {
  const code = new TextDecoder().decode(bundle.module.code)
  const written = globSync('{app,blocks,components}/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<(site-[a-z-]+)/g)].map(([, name]) => name as string))
  expect(written.length).toBeGreaterThan(4)
  for (const name of new Set(written)) expect(code).toContain(`"${name}"`)
})

test('every file that it loads is there', () => {
  const code = new TextDecoder().decode(bundle.module.code)
  const loaded = [...code.matchAll(/import\("\.\/(enhancers\.[^"]+)"\)/g)].map(([, file]) => file)
  expect(loaded.length).toBeGreaterThan(4)
  expect(bundle.chunks.map(({ path }) => path.split('/').at(-1))).toEqual(expect.arrayContaining(loaded))
})

test('it stays within 13 KB after gzip, since every page loads it; consent to measurement adds 5 KB', () => {
  expect(gzipSync(bundle.module.code).length).toBeLessThan(13 * 1024)
  expect(chunkSize('vitals')).toBeLessThan(5)
})

test('each is one request: none of them imports another at once', () => {
  for (const { path, code } of [bundle.module, ...bundle.chunks])
    expect([path, /(?:from|import)"\.\/enhancers/.exec(new TextDecoder().decode(code))]).toEqual([path, null])
})

test('a build for production has nothing of the development overlay', () => {
  const all = [bundle.module.code, ...bundle.chunks.map(({ code }) => code)]
    .map((code) => new TextDecoder().decode(code))
    .join('')
  expect(all).toContain('site-analytics')
  expect(all).not.toContain('debug-analytics')
  expect(bundle.files.filter((file) => file.endsWith('.dev.ts'))).toEqual([])
  expect(readFileSync('lib/analytics/overlay.dev.ts', 'utf8')).toContain('debug-analytics')
})
