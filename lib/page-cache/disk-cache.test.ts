import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '#lib/process/log.ts'
import { DiskCache } from './disk-cache.ts'
import { encodePage } from './page-record.ts'
import { pageOf, recordOf } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-disk-'))
})
afterEach(() => {
  vi.clearAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const saved = { record: recordOf('/fr/a', { tags: ['story:a'], version: 3, renderedAt: 9 }), page: pageOf('été') }

const onlyFile = (): string => join(folder, readdirSync(folder)[0] as string)

/** Puts a file where the folder was: nothing can be written into it, or read, by anyone. */
function spoil(): void {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
}

describe('a page on disk', () => {
  test('is found by another cache of the same folder', async () => {
    await new DiskCache(folder).save(saved)
    const disk = new DiskCache(folder)
    expect(disk.list()).toEqual([{ record: saved.record, size: encodePage(saved).length }])
    expect(await disk.load('/fr/a')).toEqual(saved)
  })

  test('can have an address that no file could have', async () => {
    const key = `/fr/../../${'x'.repeat(400)}/\u0000:*?`
    await new DiskCache(folder).save({ ...saved, record: recordOf(key) })
    expect(await new DiskCache(folder).load(key)).toMatchObject({ record: { key } })
    expect(readdirSync(join(folder, '..')).filter((name) => name.includes('xxx'))).toEqual([])
  })

  test('goes when it is removed, and nothing else does', async () => {
    const disk = new DiskCache(folder)
    await disk.save(saved)
    await disk.save({ ...saved, record: recordOf('/fr/b') })
    await disk.remove('/fr/a')
    await disk.remove('/fr/none')
    expect(disk.list().map(({ record }) => record.key)).toEqual(['/fr/b'])
  })

  test('has a record of any length', async () => {
    const tags = Array.from({ length: 3_000 }, (_, index) => `story:${index.toString().padStart(36, '0')}`)
    const long = { ...saved, record: recordOf('/fr/a', { tags }) }
    const disk = new DiskCache(folder)
    await disk.save(long)
    expect(disk.list()).toEqual([{ record: long.record, size: encodePage(long).length }])
    expect(await disk.load('/fr/a')).toEqual(long)
  })

  test('is the last that was saved, whatever was under way before', async () => {
    const disk = new DiskCache(folder)
    const rounds = Array.from({ length: 30 }, (_, round) =>
      disk.save({ ...saved, page: pageOf(`${'x'.repeat(30_000 - round * 1_000)}${round}`) }),
    )
    expect((await disk.load('/fr/a'))?.page.bodies.identity.toString()).toMatch(/x29$/)
    await Promise.all(rounds)
    expect((await disk.load('/fr/a'))?.page.bodies.identity.toString()).toMatch(/x29$/)
    expect(readdirSync(folder)).toHaveLength(1)
    expect(log.error).not.toHaveBeenCalled()
  })

  test('that is removed while it is being saved is gone afterwards', async () => {
    const disk = new DiskCache(folder)
    await Promise.all([disk.save(saved), disk.remove('/fr/a')])
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('what a power cut left', () => {
  test.each([
    ['half of a page', 0.5],
    ['a page without its end', 0.99],
    ['a page without its record', 0.02],
    ['nothing of a page', 0],
  ])('%s is thrown away', async (_, part) => {
    const disk = new DiskCache(folder)
    await disk.save(saved)
    const whole = readFileSync(onlyFile())
    writeFileSync(onlyFile(), whole.subarray(0, Math.floor(whole.length * part)))
    expect(disk.list()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
    expect(log.warn).toHaveBeenCalledOnce()
  })

  test.each([
    ['few', 50],
    ['many', 40_000],
  ])('%s bytes of anything are thrown away', (_, length) => {
    writeFileSync(join(folder, 'garbage.page'), Buffer.alloc(length, 0xff))
    expect(new DiskCache(folder).list()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  test('drafts are thrown away', async () => {
    await new DiskCache(folder).save(saved)
    writeFileSync(join(folder, 'a.page.1.tmp'), 'half')
    expect(new DiskCache(folder).list()).toHaveLength(1)
    expect(readdirSync(folder)).toHaveLength(1)
  })

  test('a page that is read and cannot be is as good as not there', async () => {
    const disk = new DiskCache(folder)
    await disk.save(saved)
    writeFileSync(onlyFile(), 'no page')
    expect(await disk.load('/fr/a')).toBeUndefined()
    expect(readdirSync(folder)).toEqual([])
    expect(log.warn).toHaveBeenCalledOnce()
  })
})

test('a folder that takes nothing is logged, and nothing rejects', async () => {
  const disk = new DiskCache(folder)
  spoil()
  await disk.save(saved)
  expect(log.error).toHaveBeenCalledOnce()
  expect(await disk.load('/fr/a')).toBeUndefined()
  await disk.remove('/fr/a')
  expect(log.warn).toHaveBeenCalled()
})

test('a folder that somebody took away is made again', async () => {
  const disk = new DiskCache(folder)
  rmSync(folder, { recursive: true })
  await disk.save(saved)
  expect(await disk.load('/fr/a')).toEqual(saved)
})
