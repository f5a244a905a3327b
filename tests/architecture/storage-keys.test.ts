import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { StorageKind } from '#lib/domain/consented-storage.ts'
import { storageEntryOf } from '#lib/domain/storage-keys.ts'

const files = globSync(['{app,blocks,components,lib,packages}/**/*.{ts,tsx}', 'public/*.js', 'middleware.ts'])
  .filter((file) => !/\.test\.|test-support/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))

/** Code that writes to each kind of storage; the group is the key. */
const WRITES: readonly (readonly [StorageKind, RegExp])[] = [
  ['local', /localStorage\.setItem\((\w+)/g],
  ['session', /(?:sessionStorage\.|storage\(\)\?\.)setItem\((\w+)/g],
  ['cache', /caches\.open\((\w+)/g],
  ['cookie', /cookies\.set\((\w+)/g],
  ['cookie', /document\.cookie = `\$\{(\w+)\}=/g],
  ['cookie', /stringifySetCookie\(\{\s*name: (\w+)/g],
]

/**
 * Composed keys: the popin's own, the alert's, the card of a programme, the cookies that withdrawal removes by the list
 * itself, the build's cache.
 */
const GIVEN: Readonly<Record<string, string>> = {
  'blocks/popin/open-once.ts key': 'popin:',
  'components/site/alert-banner.enhance.ts memory': 'alert:',
  'components/member/card/cached-card.ts cacheName': 'casino-card',
  'lib/client/withdraw.ts name': '_ga',
  'public/offline-worker.js STORE': 'offline-',
  'lib/gateways/sessions/session-cookies.ts deviceCookie': 'casino-device',
}

/** The text of a constant, or the beginning of a composed one: from its own file, else from the exporting file. */
function textOf(name: string, code: string): string | undefined {
  const constant = new RegExp(`const ${name}\\b[^\\n]*?=[^\\n]*?(?:'([^']+)'|\`([^\`$]+)|\`\\$\\{(\\w+)[}(])`)
  const found = constant.exec(code)
  if (found?.[3] !== undefined) return textOf(found[3], code)
  return found?.[1] ?? found?.[2]
}

const written = files.flatMap(({ file, code }) =>
  WRITES.flatMap(([kind, pattern]) =>
    [...code.matchAll(pattern)].map(([, name = '']) => {
      const exporting = files.find((other) => other.code.includes(`export const ${name} `))
      return {
        file,
        kind,
        name,
        key: GIVEN[`${file} ${name}`] ?? textOf(name, code) ?? textOf(name, exporting?.code ?? ''),
      }
    }),
  ),
)

describe('what the site keeps in a browser', () => {
  test('is found in the code', () => {
    expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(['local', 'session', 'cache', 'cookie']))
    expect(written.length).toBeGreaterThan(15)
  })

  test.each(written)('$file: $kind $name is on the page that names it all', ({ kind, key }) => {
    expect(key).toBeDefined()
    expect(storageEntryOf(kind, key ?? '')).toBeDefined()
  })
})
