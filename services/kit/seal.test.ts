import { expect, test } from 'vitest'
import { Seal } from './seal.ts'

const seal = new Seal(['a-key-of-a-test'], 'tests')
const place = '00000000-0000-4000-8000-000000000001 hotel'

test('decrypts what it encrypted, and never encrypts to the same text twice', () => {
  const sealed = seal.close('jeton-é', place)
  expect(seal.open(sealed, place)).toBe('jeton-é')
  expect(new Set(Array.from({ length: 200 }, () => seal.close('same', place).slice(0, 16))).size).toBe(200)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('jeton')
})

test('decrypts neither with another key nor for another purpose or place', () => {
  const sealed = seal.close('token', place)
  expect(new Seal(['another-key'], 'tests').open(sealed, place)).toBeUndefined()
  expect(new Seal(['a-key-of-a-test'], 'another purpose').open(sealed, place)).toBeUndefined()
  expect(seal.open(sealed, '00000000-0000-4000-8000-000000000002 hotel')).toBeUndefined()
})

test('rejects a ciphertext with a flipped bit, and a truncated one', () => {
  const bytes = Buffer.from(seal.close('token', place), 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(seal.open(changed.toString('base64url'), place)).toBeUndefined()
  }
  for (let length = 0; length < bytes.length; length += 1)
    expect(seal.open(bytes.subarray(0, length).toString('base64url'), place)).toBeUndefined()
})

test('change of a key: both decrypt, the active one encrypts, and the passive one’s texts are encrypted anew', () => {
  const [before, during, after] = [
    new Seal(['old'], 'tests'),
    new Seal(['new', 'old'], 'tests'),
    new Seal(['new'], 'tests'),
  ]
  const sealed = before.close('token', place)
  expect([during.open(sealed, place), after.open(sealed, place)]).toEqual(['token', undefined])
  const fresh = during.renew(sealed, place) ?? ''
  expect([during.open(fresh, place), after.open(fresh, place), before.open(fresh, place)]).toEqual([
    'token',
    'token',
    undefined,
  ])
  expect([during.renew(fresh, place), after.renew(sealed, place)]).toEqual([undefined, undefined])
  expect([before.isChanging, during.isChanging]).toEqual([false, true])
})
