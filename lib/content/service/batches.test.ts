import { describe, expect, test } from 'vitest'
import { Batches } from './batches.ts'

/** Reads whose turn the test gives. */
function setUp(max = 3) {
  const turns: (() => void)[] = []
  const asked: (readonly string[])[] = []
  const batches = new Batches<string>(max, async (keys) => {
    await new Promise<void>((resolve) => {
      turns.push(resolve)
    })
    const now = keys()
    asked.push(now)
    if (now.includes('broken')) throw new Error('broken')
    return new Map(now.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()]))
  })
  const giveTurns = async () => {
    await Promise.resolve()
    for (const turn of turns.splice(0)) turn()
  }
  return { batches, asked, giveTurns }
}

describe('batches', () => {
  test('whoever asks before the turn comes joins, whoever asks later begins another', async () => {
    const { batches, asked, giveTurns } = setUp()
    const first = [batches.get('a'), batches.get('b'), batches.get('a')]
    await giveTurns()
    expect(await Promise.all(first)).toEqual(['A', 'B', 'A'])
    const later = batches.get('a')
    await giveTurns()
    expect(await later).toBe('A')
    expect(asked).toEqual([['a', 'b'], ['a']])
  })

  test('are no larger than they may be', async () => {
    const { batches, asked, giveTurns } = setUp()
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => batches.get(key))
    await giveTurns()
    expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    expect(asked).toEqual([['a', 'b', 'c'], ['d', 'e', 'f'], ['g']])
  })

  test('what is not in the answer is told to who asked for it alone', async () => {
    const { batches, giveTurns } = setUp()
    const all = Promise.all([batches.get('a'), batches.get('missing')])
    await giveTurns()
    expect(await all).toEqual(['A', undefined])
  })

  test('a failure is everybody’s in the batch, and nobody’s after it', async () => {
    const { batches, giveTurns } = setUp()
    const all = Promise.allSettled([batches.get('a'), batches.get('broken')])
    await giveTurns()
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = batches.get('a')
    await giveTurns()
    expect(await again).toBe('A')
  })
})
