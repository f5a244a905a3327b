import { expect, test } from 'vitest'
import { DRAFT_PASS, readDraftPass, signDraftPass } from './draft-pass.ts'

const KEY = { previewTokens: ['secret'] as const, draftEpoch: 1 }

const PASS = { expires: 2_000, by: 'Élodie <b>' }

const query = (value: string) => new URLSearchParams({ [DRAFT_PASS]: value })

const value = signDraftPass('/hotels/x', PASS, KEY)

test('a pass opens the draft of its page, until it ends', () => {
  expect(readDraftPass('/hotels/x', query(value), 1_999_999, KEY)).toEqual(PASS)
  expect(readDraftPass('/hotels/x', query(value), 2_000_000, KEY)).toBeUndefined()
})

test('and no other page’s, under no other name, with no other key', () => {
  expect(readDraftPass('/hotels/y', query(value), 0, KEY)).toBeUndefined()
  expect(readDraftPass('/hotels/x', query(value), 0, { ...KEY, draftEpoch: 2 })).toBeUndefined()
  expect(readDraftPass('/hotels/x', query(value), 0, { ...KEY, previewTokens: ['other'] as const })).toBeUndefined()
  const [expires, by, , signature] = value.split('.')
  const forged = [expires, Buffer.from('Autre').toString('base64url'), '', signature].join('.')
  expect(readDraftPass('/hotels/x', query(forged), 0, KEY)).toBeUndefined()
  const released = [expires, by, '7', signature].join('.')
  expect(readDraftPass('/hotels/x', query(released), 0, KEY)).toBeUndefined()
  expect(readDraftPass('/hotels/x', query(value.replace(/^2000/, '9000')), 0, KEY)).toBeUndefined()
  for (const none of ['', 'x', `${value}x`, value.slice(0, -1)])
    expect(readDraftPass('/hotels/x', query(none), 0, KEY)).toBeUndefined()
})

test('a pass may be for a release', () => {
  const pass = { ...PASS, release: 7 }
  expect(readDraftPass('/x', query(signDraftPass('/x', pass, KEY)), 0, KEY)).toEqual(pass)
})
