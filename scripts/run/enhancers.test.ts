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
