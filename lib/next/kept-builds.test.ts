import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '#lib/process/log.ts'
import { type Build, keepBuilds } from './kept-builds.ts'

let folder: string
let root: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
  root = join(folder, 'data', 'builds')
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** A build as Next leaves it, always in the same place. */
function build(id: string): Build {
  const source = join(folder, '.next')
  rmSync(source, { recursive: true, force: true })
  mkdirSync(join(source, 'static', 'chunks'), { recursive: true })
  writeFileSync(join(source, 'static', 'chunks', `${id}.js`), id)
  writeFileSync(join(source, 'page-styles.json'), '{}')
  return { id, timestamp: 1, enhancers: `/_next/static/enhancers.${id}.js`, styles: `v-${id}`, folder: source }
}

/** Starts of the site one after the other, seconds apart. */
function start(id: string, earlier = 2): string[] {
  const builds = keepBuilds(root, earlier, build(id))
  for (const { id: name } of builds) {
    const file = join(root, name, 'build.json')
    // As if every start so far had been ten seconds earlier.
    if (existsSync(file)) utimesSync(file, 0, 1_000_000 - 10 * builds.findIndex((each) => each.id === name))
  }
  return builds.map(({ id: name }) => name)
}

describe('keepBuilds', () => {
  test('the running build and the last two are kept, and older ones deleted', () => {
    expect(start('a')).toEqual(['a'])
    expect(start('b')).toEqual(['b', 'a'])
    expect(start('c')).toEqual(['c', 'b', 'a'])
    expect(start('d')).toEqual(['d', 'c', 'b'])
    expect(readdirSync(root).sort()).toEqual(['b', 'c', 'd'])
    expect(existsSync(join(root, 'b', 'static', 'chunks', 'b.js'))).toBe(true)
    expect(existsSync(join(root, 'b', 'page-styles.json'))).toBe(true)
  })

  test('a build that is started again, after a roll-back, is the running one', () => {
    for (const id of ['a', 'b', 'a']) start(id)
    expect(start('a')).toEqual(['a', 'b'])
  })

  test('none but the running one where the setting says so', () => {
    start('a')
    expect(start('b', 0)).toEqual(['b'])
    expect(readdirSync(root)).toEqual(['b'])
  })

  test('its files come from the copy, which a later build leaves alone', () => {
    const [running] = keepBuilds(root, 2, build('a'))
    expect(running.folder).toBe(join(root, 'a'))
    build('b')
    expect(existsSync(join(running.folder, 'static', 'chunks', 'a.js'))).toBe(true)
  })

  test('a folder that is not whole is ignored, with a line of log, and deleted', () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    start('a')
    for (const [name, meta] of [
      ['empty', undefined],
      ['cut', '{"id":"cut","time'],
      ['other', JSON.stringify({ id: '../x', timestamp: 1, enhancers: '', styles: null })],
      ['fileless', JSON.stringify({ id: 'fileless', timestamp: 1, enhancers: '', styles: null })],
    ] as const) {
      mkdirSync(join(root, name))
      if (meta !== undefined) writeFileSync(join(root, name, 'build.json'), meta)
    }
    expect(start('b')).toEqual(['b', 'a'])
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ event: 'build.ignored' })),
    )
    expect(readdirSync(root).sort()).toEqual(['a', 'b'])
  })

  test('a copy that another process is writing is left alone, until it is abandoned', () => {
    mkdirSync(join(root, '.c.1'), { recursive: true })
    expect(start('a')).toEqual(['a'])
    expect(readdirSync(root).sort()).toEqual(['.c.1', 'a'])
    utimesSync(join(root, '.c.1'), 0, 0)
    start('a')
    expect(readdirSync(root)).toEqual(['a'])
  })

  test('where nothing can be written the build itself is served', () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    mkdirSync(join(folder, 'data'))
    writeFileSync(root, 'a file where the folder should be')
    const [running, ...others] = keepBuilds(root, 2, build('a'))
    expect([running.folder, others]).toEqual([join(folder, '.next'), []])
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'build.not-kept' }), expect.any(String))
  })
})
