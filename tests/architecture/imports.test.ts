import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mayImport, roomOf } from './rooms.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n').filter((file) => file !== '' && existsSync(file))

const IMPORT = /(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g

/** Path from the root of what an import names. */
const target = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier))

const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => ({ file, to: target(file, match[1] as string) })))

/** A test stands beside its file and may reach for helpers, fixtures and neighbours. */
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

describe('rooms', () => {
  it('every source file lies in a room', () => {
    const outside = files.filter((file) => !roomOf(file) && !/^(vitest|playwright|eslint)\.config\.ts$/.test(file))
    expect(outside).toEqual([])
  })

  it('no file imports a room that it may not', () => {
    const broken = imports.filter(({ file, to }) => !isTest(file) && roomOf(file) && !mayImport(file, to))
    expect(broken.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  it('a forbidden import is noticed', () => {
    expect(mayImport('components/ui/card.tsx', 'lib/content/gateway.ts')).toBe(false)
    expect(mayImport('app/robots.ts', 'services/kit/env.ts')).toBe(false)
    expect(mayImport('services/content/service.ts', 'blocks/registry.ts')).toBe(false)
    expect(mayImport('services/content/service.ts', 'services/hotel/service.ts')).toBe(false)
    expect(mayImport('services/content/service.ts', 'blocks/schemas.ts')).toBe(true)
  })

  it('the environment is read in one file a process', () => {
    const readers = files.filter((file) => !isTest(file) && /process\.env/.test(readFileSync(file, 'utf8')))
    expect(readers.filter((file) => !/^(scripts|e2e|tests)\/|\.config\.ts$/.test(file))).toEqual(['lib/http/env.ts', 'services/kit/env.ts'])
  })

  it('files stay readable: 300 lines at most', () => {
    const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 301)
    expect(long).toEqual([])
  })
})
