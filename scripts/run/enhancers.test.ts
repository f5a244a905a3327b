import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { bundleEnhancers } from './enhancers.ts'

let bundle: Awaited<ReturnType<typeof bundleEnhancers>>

beforeAll(async () => {
  bundle = await bundleEnhancers()
})

test('the module holds every enhancer and no package, so no React', () => {
  expect(bundle.files).toEqual(expect.arrayContaining(globSync('{components,blocks}/**/*.enhance.ts')))
  expect(bundle.files.filter((file) => file.includes('node_modules'))).toEqual([])
})

test('it defines every custom element that a component writes', () => {
  const code = new TextDecoder().decode(bundle.code)
  const written = globSync('{app,blocks,components}/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<(site-[a-z-]+)/g)].map(([, name]) => name as string))
  expect(written.length).toBeGreaterThan(4)
  for (const name of new Set(written)) expect(code).toContain(`"${name}"`)
})

test('it stays within 8 KB after gzip: every page loads it', () => {
  expect(gzipSync(bundle.code).length).toBeLessThan(8 * 1024)
})
