import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LONGEST_INSERT, splice } from './spliced-gzip.ts'

const bytes = fc
  .oneof(fc.uint8Array({ maxLength: 3_000 }), fc.string({ unit: 'grapheme', maxLength: 500 }))
  .map((given) => Buffer.from(given))

/** The decompressed answer, and the plain one. */
function both(before: Buffer, insert: Buffer, after: Buffer): [string, string] {
  const { gzip, identity } = splice(before, after).fill(insert)
  return [gunzipSync(gzip).toString('hex'), identity.toString('hex')]
}

describe('a text with a gap', () => {
  test('is the same compressed and plain, whatever stands before, in and after the gap', () => {
    fc.assert(
      fc.property(bytes, bytes, bytes, (before, insert, after) => {
        const whole = Buffer.concat([before, insert, after]).toString('hex')
        expect(both(before, insert, after)).toEqual([whole, whole])
      }),
      { numRuns: 300 },
    )
  })

  test('can be filled again and again', () => {
    const spliced = splice(Buffer.from('<p>'), Buffer.from('</p>'))
    for (const words of ['a', '', 'été', 'a'])
      expect(gunzipSync(spliced.fill(Buffer.from(words)).gzip).toString()).toBe(`<p>${words}</p>`)
  })

  test.each([
    ['nothing', 0],
    ['one byte', 1],
    ['the most that goes', LONGEST_INSERT],
  ])('can be filled with %s', (_, length) => {
    const insert = Buffer.alloc(length, 'é')
    const [compressed, plain] = both(Buffer.from('before'), insert, Buffer.from('after'))
    expect(compressed).toBe(plain)
    expect(plain).toBe(Buffer.concat([Buffer.from('before'), insert, Buffer.from('after')]).toString('hex'))
  })

  test('can have nothing around it', () => {
    expect(both(Buffer.alloc(0), Buffer.from('é'), Buffer.alloc(0))).toEqual(['c3a9', 'c3a9'])
    expect(both(Buffer.alloc(0), Buffer.alloc(0), Buffer.alloc(0))).toEqual(['', ''])
  })

  test('is small: what stands around the gap is compressed', () => {
    const side = Buffer.from('Bonjour à tous, '.repeat(1_000))
    expect(splice(side, side).fill(Buffer.from('x')).gzip.length).toBeLessThan(side.length / 20)
  })
})
