import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importCycles, importsOf } from '../../tests/architecture/layers.ts'

const ROOT = join(import.meta.dirname, '..', '..')

const demo = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'demo/*.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))

const importsIn = (file: string): string[] => importsOf(file, readFileSync(join(ROOT, file), 'utf8'))

/**
 * Files of the site that each folder of the workspace may import: schemas and values as data, runners and readers as
 * tools.
 */
const SITE: Readonly<Record<string, RegExp>> = {
  illustrations: /^$/,
  source: /^(blocks\/schemas\.ts|lib\/(content|domain)\/|packages\/shared\/)/,
  scripts:
    /^(blocks\/schemas\.ts|lib\/(content|domain)\/|packages\/shared\/|scripts\/run\/(checks|processes)\.ts|services\/content\/assets\/clean-mp4\.ts)/,
  tests:
    /^(blocks\/schemas\.ts|lib\/(content|domain)\/|packages\/shared\/|tests\/|services\/content\/assets\/clean-mp4\.ts)/,
}

describe('imports', () => {
  it('are found in this workspace', () => {
    expect(demo.flatMap(importsIn).length).toBeGreaterThan(500)
  })

  it('go in no circle', () => {
    expect(importCycles(new Map(demo.map((file) => [file, importsIn(file)])))).toEqual([])
  })

  it('reach into the site for data and tools only', () => {
    const outside = demo.flatMap((file) =>
      importsIn(file)
        .filter((to) => !to.startsWith('demo/') && !SITE[file.split('/')[1] ?? '']?.test(to))
        .map((to) => `${file} → ${to}`),
    )
    expect(outside).toEqual([])
  })
})
