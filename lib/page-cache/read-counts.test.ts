import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '#lib/process/log.ts'
import { ReadCounts } from './read-counts.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-counts-'))
  file = join(folder, 'reads.json')
})

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const times = (counts: ReadCounts, key: string, number: number) => {
  for (let time = 0; time < number; time += 1) counts.note(key)
}

test('the most read come first', () => {
  const counts = new ReadCounts(file)
  times(counts, '/fr/a', 1)
  times(counts, '/fr/b', 3)
  times(counts, '/fr/c', 2)
  expect(counts.known()).toEqual(['/fr/b', '/fr/c', '/fr/a'])
  expect([counts.of('/fr/b'), counts.of('/fr/none')]).toEqual([3, 0])
})

test('what was read before a start counts half, and what hardly was is forgotten', () => {
  const before = new ReadCounts(file)
  times(before, '/fr/a', 5)
  times(before, '/fr/b', 1)
  before.persist()()
  const after = new ReadCounts(file)
  expect([after.of('/fr/a'), after.of('/fr/b')]).toEqual([2.5, 0.5])
  after.note('/fr/a')
  after.persist()()
  const later = new ReadCounts(file)
  expect(later.known()).toEqual(['/fr/a'])
  expect(later.of('/fr/a')).toBe(1.75)
})

test('they are written each minute, when there is anything new, and when it ends', () => {
  vi.useFakeTimers()
  const counts = new ReadCounts(file)
  const stop = counts.persist()
  vi.advanceTimersByTime(60_000)
  expect(readdirSync(folder)).toEqual([])
  counts.note('/fr/a')
  vi.advanceTimersByTime(59_999)
  expect(readdirSync(folder)).toEqual([])
  vi.advanceTimersByTime(1)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ '/fr/a': 1 })
  counts.note('/fr/a')
  stop()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ '/fr/a': 2 })
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that is gone is forgotten, whether it was just read or not', () => {
  const counts = new ReadCounts(file)
  times(counts, '/fr/a', 4)
  times(counts, '/fr/b', 4)
  counts.forget('/fr/a')
  expect(counts.known()).toEqual(['/fr/b'])
  counts.persist()()
  const after = new ReadCounts(file)
  expect(after.known()).toEqual(['/fr/b'])
  after.forget('/fr/b')
  after.persist()()
  expect(new ReadCounts(file).known()).toEqual([])
})

test.each(['{"/fr/a":', '[]x', '{"/fr/a":"7"}', '{"/fr/a":-7}', 'null', '{"/fr/a":null}'])(
  'a file with %s counts for nothing, is told of, and is written over',
  (text) => {
    writeFileSync(file, text)
    const counts = new ReadCounts(file)
    expect(log.warn).toHaveBeenCalledOnce()
    expect(counts.known()).toEqual([])
    counts.note('/fr/b')
    counts.persist()()
    expect(new ReadCounts(file).known()).toEqual(['/fr/b'])
  },
)

test('the first start has no file, and that is no fault', () => {
  expect(new ReadCounts(file).known()).toEqual([])
  expect(log.warn).not.toHaveBeenCalled()
})

test('a file that cannot be written is told of, and tried again', () => {
  const counts = new ReadCounts(join(folder, 'gone', 'reads.json'))
  counts.note('/fr/a')
  const stop = counts.persist()
  stop()
  counts.persist()()
  expect(log.warn).toHaveBeenCalledTimes(2)
})
