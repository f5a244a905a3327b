import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSignedPreview } from './preview-token.ts'

const SIGNED_AT = 1_781_265_600
const EXPECTED = { spaceId: '1', previewTokens: ['secret'] as const, now: SIGNED_AT * 1000 }

const sign = (space: string, token: string, timestamp: number | string) =>
  createHash('sha1').update(`${space}:${token}:${timestamp}`).digest('hex')

const query = ({ space = '1', timestamp = String(SIGNED_AT), token = sign('1', 'secret', SIGNED_AT) } = {}) =>
  new URLSearchParams({
    '_storyblok_tk[space_id]': space,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  })

const after = (seconds: number) => ({ ...EXPECTED, now: EXPECTED.now + seconds * 1000 })

describe('isSignedPreview', () => {
  test('takes the editor’s signature', () => {
    expect(isSignedPreview(query(), EXPECTED)).toBe(true)
  })

  test.each([
    [0, true],
    [3_599, true],
    [3_599.999, true],
    [3_600, false],
    [86_400, false],
    [-60, true],
    [-61, false],
    [-86_400, false],
  ])('%d s after it was made: %s', (seconds, good) => {
    expect(isSignedPreview(query(), after(seconds))).toBe(good)
  })

  test.each([
    ['another space', query({ space: '2', token: sign('2', 'secret', SIGNED_AT) })],
    ['another secret', query({ token: sign('1', 'public', SIGNED_AT) })],
    ['another time than the one signed', query({ timestamp: String(SIGNED_AT + 1) })],
    ['no hexadecimal', query({ token: 'z'.repeat(40) })],
    ['a signature cut short', query({ token: sign('1', 'secret', SIGNED_AT).slice(0, 38) })],
    ['half a byte too few', query({ token: sign('1', 'secret', SIGNED_AT).slice(0, 39) })],
    ['a signature with something after it', query({ token: `${sign('1', 'secret', SIGNED_AT)}zz` })],
    ['a signature and another', query({ token: sign('1', 'secret', SIGNED_AT).repeat(2) })],
    ['no signature', query({ token: '' })],
    ['no time', query({ timestamp: '', token: sign('1', 'secret', '') })],
    ['a time that is no number', query({ timestamp: 'NaN', token: sign('1', 'secret', 'NaN') })],
    ['a negative time', query({ timestamp: '-1', token: sign('1', 'secret', '-1') })],
    ['a time with an exponent', query({ timestamp: '1e99', token: sign('1', 'secret', '1e99') })],
    ['nothing at all', new URLSearchParams()],
  ])('refuses %s', (_, given) => {
    expect(isSignedPreview(given, EXPECTED)).toBe(false)
  })

  test('refuses a token of any other length without a throw', () => {
    for (let length = 0; length <= 90; length += 1) {
      expect(isSignedPreview(query({ token: 'a'.repeat(length) }), EXPECTED)).toBe(false)
    }
  })
})
