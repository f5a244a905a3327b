// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RELOADS_KEY, RELOAD_GUARD, mayReload, nextReloads } from './reload-guard.ts'

const NOW = 1_793_059_200_000

describe('nextReloads', () => {
  test('a page may reload itself once in ten seconds, to the millisecond', () => {
    const first = nextReloads({}, '/a', NOW)
    expect(first).toEqual({ '/a': NOW })
    expect(nextReloads(first ?? {}, '/a', NOW + RELOAD_GUARD - 1)).toBeUndefined()
    expect(nextReloads(first ?? {}, '/a', NOW + RELOAD_GUARD)).toEqual({ '/a': NOW + RELOAD_GUARD })
  })

  test('another page is another matter, and does not make the first one forgotten', () => {
    const both = nextReloads({ '/a': NOW }, '/b', NOW + 1)
    expect(both).toEqual({ '/a': NOW, '/b': NOW + 1 })
    expect(nextReloads(both ?? {}, '/a', NOW + 2)).toBeUndefined()
  })

  test('what has expired is left out', () => {
    expect(nextReloads({ '/a': NOW }, '/b', NOW + RELOAD_GUARD)).toEqual({ '/b': NOW + RELOAD_GUARD })
  })

  test('a clock that was put back holds nobody up', () => {
    expect(nextReloads({ '/a': NOW + 3_600_000 }, '/a', NOW)).toEqual({ '/a': NOW })
  })
})

describe('mayReload', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    sessionStorage.clear()
  })

  test('a chunk that never comes reloads its page once in each ten seconds', () => {
    const reloads = Array.from({ length: 60 }, () => {
      vi.advanceTimersByTime(1_000)
      return mayReload('/a')
    })
    expect(reloads.flatMap((allowed, second) => (allowed ? [second] : []))).toEqual([0, 10, 20, 30, 40, 50])
  })

  test.each(['null', '[]', '{"/a":"soon"}', '{', '7'])('an entry that says %s is as good as none', (text) => {
    sessionStorage.setItem(RELOADS_KEY, text)
    expect([mayReload('/a'), mayReload('/a')]).toEqual([true, false])
  })

  test('where the browser stores nothing, no page reloads itself', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(mayReload('/a')).toBe(false)
  })
})
