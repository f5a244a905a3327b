import { describe } from 'vitest'
import { readPostalCode } from '@barriere/shared/domain/people/postal-code.ts'
import { type Report, checkReports } from './report.ts'

/** A typed text, the country, and the code as it is stored; undefined where that country has no such code. */
const CODES: readonly Report<readonly [typed: string, country: string], string | undefined>[] = [
  {
    source: 'https://github.com/Cimpress-MCP/postal-codes-js/issues/62',
    says: 'none in a country without codes',
    input: ['', 'BW'],
    expected: '',
  },
  { source: 'https://github.com/odoo/odoo/issues/985', says: 'none in Hong Kong', input: ['', 'HK'], expected: '' },
  {
    source: 'https://github.com/barbieswimcrew/zip-code-validator/issues/13',
    says: 'a made-up code that a form has asked for before',
    input: ['999078', 'MO'],
    expected: '',
  },
  {
    source: 'https://github.com/dgilperez/validates_zipcode/issues/28',
    says: 'a post office box where there are no codes',
    input: ['PO Box 506808', 'AE'],
    expected: '',
  },
  {
    source: 'https://github.com/awesomemotive/easy-digital-downloads/issues/5307',
    says: 'an Irish code',
    input: ['T12 Y275', 'IE'],
    expected: 'T12 Y275',
  },
  {
    source: 'https://github.com/stripe/stripe-ios/pull/594',
    says: 'none in Ireland, which has codes by now',
    input: ['', 'IE'],
    expected: undefined,
  },
  {
    source: 'https://github.com/Respect/Validation/pull/691',
    says: 'lower case and no space in the Netherlands',
    input: ['1012ab', 'NL'],
    expected: '1012AB',
  },
  {
    source: 'https://github.com/formencode/formencode/pull/97',
    says: 'no space in Great Britain',
    input: ['LE113GR', 'GB'],
    expected: 'LE113GR',
  },
  {
    source: 'https://github.com/stripe/stripe-android/pull/336',
    says: 'a letter that no Canadian code has',
    input: ['K1A 0D1', 'CA'],
    expected: undefined,
  },
  {
    source: 'https://github.com/onpayio/php-sdk/pull/77',
    says: 'a space in the place of the hyphen',
    input: ['1100 148', 'PT'],
    expected: '1100-148',
  },
  {
    source: 'https://github.com/ourjapanlife/findadoc-web/pull/1763',
    says: 'full-width figures',
    input: ['１２３－４５６７', 'JP'],
    expected: '123-4567',
  },
]

describe('postal codes', () => {
  checkReports(CODES, ([typed, country]) => readPostalCode(typed, country))
})
