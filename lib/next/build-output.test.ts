import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBuildOutput } from './build-output.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Writes a manifest as Next does. */
function writeManifest(route: string, manifest: object): void {
  mkdirSync(join(folder, 'server/app', route), { recursive: true })
  writeFileSync(
    join(folder, 'server/app', route, 'page_client-reference-manifest.js'),
    'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n' +
      `globalThis.__RSC_MANIFEST["/${route}/page"] = ${JSON.stringify(manifest)};`,
  )
}

describe('the output of a build', () => {
  test('names the sheets of the route of stories, and the client components of all routes', () => {
    writeManifest('[locale]/[[...slug]]', {
      clientModules: { '[project]/components/a.client.tsx': { id: 51 } },
      entryCSSFiles: { '[project]/app/[locale]/[[...slug]]/page': [{ path: 'static/chunks/a.css', inlined: false }] },
    })
    writeManifest('[locale]/library', {
      clientModules: { '[project]/components/b.client.tsx': { id: 52 } },
      entryCSSFiles: { '[project]/app/[locale]/library/page': [{ path: 'static/chunks/b.css', inlined: false }] },
    })
    const { sheets, clients } = readBuildOutput(folder)
    expect(sheets).toEqual(['static/chunks/a.css'])
    expect(Object.fromEntries(clients)).toEqual({ '51': 'components/a.client.tsx', '52': 'components/b.client.tsx' })
  })

  test('that is not as expected is refused', () => {
    expect(() => readBuildOutput(folder)).toThrow('names no sheets')
    writeManifest('[locale]/[[...slug]]', { clientModules: {}, entryCSSFiles: {} })
    expect(() => readBuildOutput(folder)).toThrow('names no sheets')
  })
})
