import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '#lib/process/log.ts'
import { DiskShelf } from './disk-cache.ts'
import { encodePage } from './page-record.ts'
import { pageOf, recordOf } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-shelf-'))
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

describe('a page on the shelf', () => {
  test('is found by another shelf of the same folder', async () => {
    await new DiskShelf(folder).save(saved)
    const shelf = new DiskShelf(folder)
    expect(shelf.list()).toEqual([{ record: saved.record, size: encodePage(saved).length }])
    expect(await shelf.load('/fr/a')).toEqual(saved)
  })

  test('can have an address that no file could have', async () => {
    const key = `/fr/../../${'x'.repeat(400)}/\u0000:*?`
    await new DiskShelf(folder).save({ ...saved, record: recordOf(key) })
    expect(await new DiskShelf(folder).load(key)).toMatchObject({ record: { key } })
    expect(readdirSync(join(folder, '..')).filter((name) => name.includes('xxx'))).toEqual([])
  })

  test('goes when it is removed, and nothing else does', async () => {
    const shelf = new DiskShelf(folder)
    await shelf.save(saved)
    await shelf.save({ ...saved, record: recordOf('/fr/b') })
    await shelf.remove('/fr/a')
    await shelf.remove('/fr/none')
    expect(shelf.list().map(({ record }) => record.key)).toEqual(['/fr/b'])
  })

  test('has a record of any length', async () => {
    const tags = Array.from({ length: 3_000 }, (_, index) => `story:${index.toString().padStart(36, '0')}`)
    const long = { ...saved, record: recordOf('/fr/a', { tags }) }
    const shelf = new DiskShelf(folder)
    await shelf.save(long)
    expect(shelf.list()).toEqual([{ record: long.record, size: encodePage(long).length }])
    expect(await shelf.load('/fr/a')).toEqual(long)
  })

  test('is the last that was saved, whatever was under way before', async () => {
    const shelf = new DiskShelf(folder)
    const rounds = Array.from({ length: 30 }, (_, round) =>
      shelf.save({ ...saved, page: pageOf(`${'x'.repeat(30_000 - round * 1_000)}${round}`) }),
    )
    expect((await shelf.load('/fr/a'))?.page.bodies.identity.toString()).toMatch(/x29$/)
    await Promise.all(rounds)
    expect((await shelf.load('/fr/a'))?.page.bodies.identity.toString()).toMatch(/x29$/)
    expect(readdirSync(folder)).toHaveLength(1)
    expect(log.error).not.toHaveBeenCalled()
  })

  test('that is removed while it is being saved is gone afterwards', async () => {
    const shelf = new DiskShelf(folder)
    await Promise.all([shelf.save(saved), shelf.remove('/fr/a')])
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
    const shelf = new DiskShelf(folder)
    await shelf.save(saved)
    const whole = readFileSync(onlyFile())
    writeFileSync(onlyFile(), whole.subarray(0, Math.floor(whole.length * part)))
    expect(shelf.list()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
    expect(log.warn).toHaveBeenCalledOnce()
  })

  test.each([
    ['few', 50],
    ['many', 40_000],
  ])('%s bytes of anything are thrown away', (_, length) => {
    writeFileSync(join(folder, 'garbage.page'), Buffer.alloc(length, 0xff))
    expect(new DiskShelf(folder).list()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  test('drafts are thrown away', async () => {
    await new DiskShelf(folder).save(saved)
    writeFileSync(join(folder, 'a.page.1.tmp'), 'half')
    expect(new DiskShelf(folder).list()).toHaveLength(1)
    expect(readdirSync(folder)).toHaveLength(1)
  })

  test('a page that is read and cannot be is as good as not there', async () => {
    const shelf = new DiskShelf(folder)
    await shelf.save(saved)
    writeFileSync(onlyFile(), 'no page')
    expect(await shelf.load('/fr/a')).toBeUndefined()
    expect(readdirSync(folder)).toEqual([])
    expect(log.warn).toHaveBeenCalledOnce()
  })
})

test('a folder that takes nothing is logged, and nothing rejects', async () => {
  const shelf = new DiskShelf(folder)
  spoil()
  await shelf.save(saved)
  expect(log.error).toHaveBeenCalledOnce()
  expect(await shelf.load('/fr/a')).toBeUndefined()
  await shelf.remove('/fr/a')
  expect(log.warn).toHaveBeenCalled()
})

test('a folder that somebody took away is made again', async () => {
  const shelf = new DiskShelf(folder)
  rmSync(folder, { recursive: true })
  await shelf.save(saved)
  expect(await shelf.load('/fr/a')).toEqual(saved)
})
