import { expect, test } from 'vitest'
import { expectedProof, isCardCodeFresh, readCardCode, writeCardCode } from './card-code.ts'

const KEY = { device: '0b0c0d0e-1111-4222-8333-444455556666', key: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8' }
const NOW = 1_795_000_000

const code = async (now = NOW) => {
  const read = readCardCode(await writeCardCode(KEY, now))
  if (!read) throw new Error('What was written can be read.')
  return read
}

test('says device and time, and proves them with the device’s key', async () => {
  const read = await code(NOW + 0.9)
  expect(read).toMatchObject({ device: KEY.device, at: NOW })
  expect(await expectedProof(KEY, read)).toBe(read.proof)
  expect(await expectedProof(KEY, { ...read, at: NOW + 1 })).not.toBe(read.proof)
  expect(await expectedProof({ ...KEY, key: KEY.key.replace('AAEC', 'AAED') }, read)).not.toBe(read.proof)
})

test.each([
  ['at once', 0, true],
  ['59 seconds later', 59, true],
  ['a minute later', 60, false],
  ['on a clock that is 30 seconds slow', -30, true],
  ['long before', -31, false],
])('%s', async (_, later, fresh) => {
  expect(isCardCodeFresh(await code(), NOW + later)).toBe(fresh)
})

test.each(['', 'BC1', '1000000014', `BC1.${KEY.device}.${NOW}.short`, `BC2.${KEY.device}.${NOW}.${'a'.repeat(43)}`])(
  '%j is no code',
  (text) => {
    expect(readCardCode(text)).toBeUndefined()
  },
)
