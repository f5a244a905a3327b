import { describe, expect, test } from 'vitest'
import { isSignedVads, outcomeOf, vadsSignature } from './vads.ts'

const KEY = '1122334455667788'

/** The provider's own example. */
const FIELDS = {
  vads_action_mode: 'INTERACTIVE',
  vads_amount: '5124',
  vads_ctx_mode: 'TEST',
  vads_currency: '978',
  vads_page_action: 'PAYMENT',
  vads_payment_config: 'SINGLE',
  vads_site_id: '12345678',
  vads_trans_date: '20170129130025',
  vads_trans_id: '123456',
  vads_version: 'V2',
}

const SIGNATURE = 'ycA5Do5tNvsnKdc/eP1bj2xa19z9q3iWPy9/rpesfS0='

describe('the signature', () => {
  test('is that of the official example, whatever the order of the fields', () => {
    expect(vadsSignature(FIELDS, KEY)).toBe(SIGNATURE)
    expect(vadsSignature(Object.fromEntries(Object.entries(FIELDS).reverse()), KEY)).toBe(SIGNATURE)
  })

  test('leaves out what does not begin with vads_, and covers fields that nobody knows', () => {
    expect(isSignedVads({ ...FIELDS, signature: SIGNATURE, kr_hash: 'x' }, [KEY])).toBe(true)
    expect(isSignedVads({ ...FIELDS, signature: SIGNATURE, vads_new: 'x' }, [KEY])).toBe(false)
  })

  test.each(Object.keys(FIELDS))('is refused with another %s', (name) => {
    expect(isSignedVads({ ...FIELDS, [name]: '1', signature: SIGNATURE }, [KEY])).toBe(false)
  })

  test('is refused where it is missing, or of another key', () => {
    expect(isSignedVads(FIELDS, [KEY])).toBe(false)
    expect(isSignedVads({ ...FIELDS, signature: SIGNATURE }, ['1122334455667789'])).toBe(false)
  })
})

test('an unknown status is never paid', () => {
  expect(['AUTHORISED', 'UNDER_VERIFICATION', 'ABANDONED', 'REFUSED', 'toString', ''].map(outcomeOf)).toStrictEqual([
    'paid',
    'pending',
    'cancelled',
    'failed',
    'pending',
    'pending',
  ])
})
