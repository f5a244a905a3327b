import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importCycles, importsOf, layerOf, mayImport } from './layers.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !file.startsWith('demo/'))

const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')).map((to) => ({ file, to })))

/** Tests may import helpers, fixtures and neighbours across layers. */
const isTest = (file: string): boolean => /(?:\.test|\/test-support)\.tsx?$/.test(file)

describe('layers', () => {
  it('every source file lies in a layer', () => {
    const outside = files.filter(
      (file) => !layerOf(file) && !/^(vitest|playwright|oxlint|next)\.config\.ts$/.test(file),
    )
    expect(outside).toEqual([])
  })

  it('no file imports a layer that it may not', () => {
    const broken = imports.filter(({ file, to }) => !isTest(file) && layerOf(file) && !mayImport(file, to))
    expect(broken.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  it('nothing imports the workspace of the demonstration, tests included', () => {
    expect(imports.filter(({ to }) => to.startsWith('demo/'))).toEqual([])
  })

  it('a forbidden import is noticed', () => {
    expect(mayImport('components/ui/card.tsx', 'lib/content/gateway.ts')).toBe(false)
    expect(mayImport('app/robots.ts', 'services/kit/env.ts')).toBe(false)
    expect(mayImport('services/content/service.ts', 'blocks/registry.ts')).toBe(false)
    expect(mayImport('services/content/service.ts', 'services/hotel/service.ts')).toBe(false)
    expect(mayImport('services/content/service.ts', 'blocks/schemas.ts')).toBe(true)
    expect(mayImport('editor/api.ts', 'services/content/store/store.ts')).toBe(false)
    expect(mayImport('editor/api.ts', 'packages/shared/stories/slug.ts')).toBe(true)
  })

  it('enhancers are imported by tests alone: they run in browsers, from a bundle of their own', () => {
    const enhancers = imports.filter(({ file, to }) => !isTest(file) && to.endsWith('.enhance.ts'))
    expect(enhancers).toEqual([])
    expect(imports.some(({ to }) => to.endsWith('.enhance.ts'))).toBe(true)
  })

  it('no imports go in a circle', () => {
    const edges = new Map(
      [...Map.groupBy(imports, ({ file }) => file)].map(([file, own]) => [file, own.map(({ to }) => to)]),
    )
    expect(importCycles(edges)).toEqual([])
    expect(
      importCycles(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'd']],
          ['c', ['a']],
          ['d', []],
        ]),
      ),
    ).toEqual([['a', 'b', 'c']])
  })

  it('the environment is read in one file a process', () => {
    const readers = files.filter((file) => !isTest(file) && /process\.env/.test(readFileSync(file, 'utf8')))
    expect(readers.filter((file) => !/^(scripts|e2e|tests|packages\/testing)\/|\.config\.ts$/.test(file))).toEqual([
      'deploy/nginx/purge.ts',
      'lib/process/env.ts',
      'services/kit/env.ts',
    ])
  })

  it('no line is longer than 120 characters: the formatter splits code, people split texts', () => {
    // The compiler of the middleware reads its matcher, which has to be one literal.
    const long = files
      .filter((file) => file !== 'middleware.ts')
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) => ([...line].length > 120 ? [`${file}:${index + 1}`] : [])),
      )
    expect(long).toEqual([])
  })

  it('files stay readable: 300 lines at most, 450 for a suite of tests', () => {
    const most = (file: string) => (isTest(file) || /^(e2e|tests)\//.test(file) ? 450 : 300)
    const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > most(file) + 1)
    expect(long).toEqual([])
  })
})
