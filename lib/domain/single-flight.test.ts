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
})
