import { describe, expect, it } from 'vitest'
import { SingleFlight } from './single-flight.ts'

describe('SingleFlight', () => {
  it('runs the same work once while it is under way, and again afterwards', async () => {
    const flight = new SingleFlight<number>()
    let runs = 0
    const work = () => Promise.resolve((runs += 1))
    expect(await Promise.all([flight.run('a', work), flight.run('a', work), flight.run('b', work)])).toEqual([1, 1, 2])
    expect(await flight.run('a', work)).toBe(3)
  })

  it('rejects for every caller that joined failed work, and does not cache the failure', async () => {
    const flight = new SingleFlight<number>()
    const failing = () => Promise.reject(new Error('no'))
    const both = await Promise.allSettled([flight.run('a', failing), flight.run('a', () => Promise.resolve(1))])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await flight.run('a', () => Promise.resolve(4))).toBe(4)
  })

  it('returns the running promise of a key', async () => {
    const flight = new SingleFlight<number>()
    const started = flight.run('a', () => Promise.resolve(1))
    expect([flight.running('a'), flight.running('b')]).toEqual([started, undefined])
    await started
    expect(flight.running('a')).toBeUndefined()
  })

  it('tells the work when its last caller has gone, and begins anew for the next', async () => {
    const flight = new SingleFlight<string>()
    const [first, second] = [new AbortController(), new AbortController()]
    const work = (abandoned: AbortSignal) =>
      new Promise<string>((resolve) => {
        abandoned.addEventListener('abort', () => {
          resolve('ended')
        })
      })
    const both = [flight.run('a', work, first.signal), flight.run('a', work, second.signal)]
    first.abort()
    expect(flight.running('a')).toBe(both[0])
    second.abort()
    const anew = flight.run('a', () => Promise.resolve('anew'))
    expect(await Promise.all([...both, anew])).toEqual(['ended', 'ended', 'anew'])
  })

  it('goes on for a caller that cannot go', async () => {
    const flight = new SingleFlight<boolean>()
    const leaving = new AbortController()
    const work = async (abandoned: AbortSignal) => {
      await new Promise((resolve) => setImmediate(resolve))
      return abandoned.aborted
    }
    const both = Promise.all([flight.run('a', work), flight.run('a', work, leaving.signal)])
    leaving.abort()
    expect(await both).toEqual([false, false])
  })
})
