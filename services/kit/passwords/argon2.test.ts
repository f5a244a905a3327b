import { argon2Sync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashPassword, pepperId, verifyPassword } from './argon2.ts'

const PEPPER = 'of-a-test'

test('a hash verifies its password in any Unicode form, and no other password', async () => {
  const hash = await hashPassword('Éperon-2026!', PEPPER)
  expect(hash).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=[A-Za-z0-9+/]{8}\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  )
  expect(await verifyPassword('Éperon-2026!'.normalize('NFD'), hash, [PEPPER])).toEqual({
    right: true,
    outdated: false,
  })
  expect(await verifyPassword('Éperon-2026?', hash, [PEPPER])).toEqual({ right: false, outdated: false })
  expect(await verifyPassword('Éperon-2026!', hash, ['another-pepper'])).toMatchObject({ right: false })
})

test('two hashes of a password differ', async () => {
  expect(await hashPassword('same', PEPPER)).not.toBe(await hashPassword('same', PEPPER))
})

test('a hash made with other costs verifies and is reported as outdated', async () => {
  const nonce = Buffer.from('0123456789abcdef')
  const tag = argon2Sync('argon2id', {
    message: 'old',
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 8_192,
    passes: 1,
    secret: PEPPER,
  })
  const old = `$argon2id$v=19$m=8192,t=1,p=1$${nonce.toString('base64').replace(/=+$/, '')}$${tag
    .toString('base64')
    .replace(/=+$/, '')}`
  expect(await verifyPassword('old', old, [PEPPER])).toEqual({ right: true, outdated: true })
})

test.each(['', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2i$v=19$m=1,t=1,p=1$AA$AA'])(
  'verifying against %j throws: not an Argon2id hash of the expected format',
  async (hash) => {
    await expect(verifyPassword('x', hash, [PEPPER])).rejects.toThrow('form')
  },
)

describe('change of the pepper', () => {
  test('a hash says which pepper made it; by the passive one it is outdated, by one that is gone wrong', async () => {
    const hash = await hashPassword('Éperon-2026!', 'old')
    expect(hash).toContain(`,keyid=${pepperId('old')}$`)
    expect(await verifyPassword('Éperon-2026!', hash, ['new', 'old'])).toEqual({ right: true, outdated: true })
    expect(await verifyPassword('Éperon-2026?', hash, ['new', 'old'])).toEqual({ right: false, outdated: true })
    expect(await verifyPassword('Éperon-2026!', hash, ['old', 'new'])).toEqual({ right: true, outdated: false })
    expect(await verifyPassword('Éperon-2026!', hash, ['new'])).toEqual({ right: false, outdated: true })
  })

  test('a hash without an id is tried with both, and outdated', async () => {
    const hash = (await hashPassword('Éperon-2026!', 'old')).replace(/,keyid=[^$]*/, '')
    for (const peppers of [['new', 'old'], ['old', 'new'], ['old']] as const)
      expect(await verifyPassword('Éperon-2026!', hash, peppers)).toEqual({ right: true, outdated: true })
    expect((await verifyPassword('Éperon-2026!', hash, ['new'])).right).toBe(false)
  })
})
