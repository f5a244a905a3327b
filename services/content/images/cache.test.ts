import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskCache } from './cache.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'image-cache-'))
})

afterEach(() => rm(directory, { recursive: true }))

const KEYS = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'] as const
const half = Buffer.alloc(512 * 1024, 7)

describe('createDiskCache', () => {
  it('gives back what it was given, also after a restart', async () => {
    await createDiskCache(directory, 10).write(KEYS[0], half)
    const restarted = createDiskCache(directory, 10)
    expect(await restarted.read(KEYS[0])).toEqual(half)
    expect(await restarted.read(KEYS[1])).toBeNull()
    expect(await restarted.size()).toBe(half.length)
  })

  it('evicts what was used longest ago', async () => {
    const cache = createDiskCache(directory, 1)
    await cache.write(KEYS[0], half)
    await cache.write(KEYS[1], half)
    await cache.read(KEYS[0])
    await cache.write(KEYS[2], half)
    expect((await readdir(directory)).sort()).toEqual([KEYS[0], KEYS[2]])
    expect(await cache.read(KEYS[1])).toBeNull()
    expect(await cache.size()).toBe(2 * half.length)
  })

  it('removes what a stopped process left half-written, and leaves no temporary file itself', async () => {
    await writeFile(join(directory, 'aaaaaaaa-1.tmp'), 'half')
    const cache = createDiskCache(directory, 1)
    await Promise.all([cache.write(KEYS[0], half), cache.write(KEYS[0], half)])
    expect(await readdir(directory)).toEqual([KEYS[0]])
  })

  it('is not upset when its folder is deleted while in use', async () => {
    const cache = createDiskCache(directory, 1)
    await cache.write(KEYS[0], half)
    await rm(directory, { recursive: true })
    expect(await cache.read(KEYS[0])).toBeNull()
    await cache.write(KEYS[1], half)
    expect(await cache.read(KEYS[1])).toEqual(half)
  })

  it('refuses a key that could leave the folder', async () => {
    await expect(createDiskCache(directory, 1).write('../escape', half)).rejects.toThrow('not a cache key')
  })
})
