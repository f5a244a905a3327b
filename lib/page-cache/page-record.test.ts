import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeHead, decodePage, encodePage, headLength } from './page-record.ts'
import { pageOf, recordOf } from './test-support.ts'

const bytes = fc.uint8Array({ maxLength: 300 }).map((body) => Buffer.from(body))

const savedPage = fc.record({
  record: fc.record({
    key: fc.string({ unit: 'grapheme' }),
    tags: fc.array(fc.string({ unit: 'grapheme' })),
    version: fc.nat(),
    renderedAt: fc.nat(),
  }),
  page: fc.record({
    policy: fc.string(),
    etag: fc.string(),
    recompressed: fc.boolean(),
    bodies: fc.record({ br: bytes, gzip: bytes, identity: bytes }),
  }),
})

const saved = {
  record: recordOf('/fr/hôtels', { tags: ['story:a', 'day'], version: 7, renderedAt: 1_234 }),
  page: pageOf('été'),
}

/** A piece of bytes whose header is this text. */
function withHead(head: string, bodies = ''): Buffer {
  const prefix = Buffer.alloc(4)
  prefix.writeUInt32LE(Buffer.byteLength(head))
  return Buffer.concat([prefix, Buffer.from(head + bodies)])
}

describe('a saved page', () => {
  test('comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(savedPage, (given) => {
        const encoded = encodePage(given)
        expect(decodePage(encoded)).toEqual(given)
        expect(decodeHead(encoded)).toEqual({ record: given.record, size: encoded.length })
        expect(decodeHead(encoded.subarray(0, headLength(encoded)))).toEqual({
          record: given.record,
          size: encoded.length,
        })
      }),
    )
  })

  test('of which a byte is missing, at whatever place it ends, or one too many, is none', () => {
    const encoded = encodePage(saved)
    for (let end = 0; end < encoded.length; end += 1)
      expect(() => decodePage(encoded.subarray(0, end)), String(end)).toThrow()
    expect(() => decodePage(Buffer.concat([encoded, Buffer.from('x')]))).toThrow(/not whole/)
    for (let end = 0; end < headLength(encoded); end += 1)
      expect(() => decodeHead(encoded.subarray(0, end)), String(end)).toThrow()
  })

  test('is nothing that is made of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (garbage) => {
        expect(() => decodePage(Buffer.from(garbage))).toThrow()
        expect(() => decodeHead(Buffer.from(garbage))).toThrow()
      }),
    )
  })

  test('is no header of any other JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(() => decodePage(withHead(json))).toThrow()
      }),
    )
  })

  test.each([
    ['less than nothing', { br: -3, gzip: 3, identity: 3 }],
    ['a part of a byte', { br: 0.5, gzip: 0.5, identity: 2 }],
    ['nothing of one', { br: 3 }],
  ])('has no body of %s', (_, lengths) => {
    const head = { record: saved.record, policy: '', etag: '', recompressed: false }
    expect(() => decodePage(withHead(JSON.stringify({ ...head, lengths }), 'abc'))).toThrow()
    expect(
      decodePage(
        withHead(JSON.stringify({ ...head, lengths: { br: 1, gzip: 0, identity: 2 } }), 'abc'),
      ).page.bodies.identity.toString(),
    ).toBe('bc')
  })
})
