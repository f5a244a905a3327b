import { describe } from 'vitest'
import { readPhoneNumber } from '@barriere/shared/domain/people/phone-number.ts'
import { type Report, checkReports } from './report.ts'

/** A typed text, the country of the address, and the number in E.164; undefined where no plan has it. */
const NUMBERS: readonly Report<readonly [typed: string, country: string], string | undefined>[] = [
  {
    source: 'https://github.com/giggsey/libphonenumber-for-php/issues/446',
    says: 'a mobile of La Réunion under the code of France, without a country',
    input: ['+33692112233', ''],
    expected: '+262692112233',
  },
  {
    source: 'https://github.com/ruimarinho/google-libphonenumber/issues/464',
    says: 'a mobile of French Guiana under the code of France',
    input: ['+33694942040', 'FR'],
    expected: '+594694942040',
  },
  {
    source: 'https://github.com/daviddrysdale/python-phonenumbers/issues/241',
    says: 'a mobile of Guadeloupe under the code of France, with full stops',
    input: ['+33.690629042', 'GB'],
    expected: '+590690629042',
  },
  {
    source: 'https://github.com/giggsey/libphonenumber-for-php/issues/661',
    says: 'a mobile of La Réunion as it is dialled in France',
    input: ['0692929292', 'FR'],
    expected: '+262692929292',
  },
  {
    source: 'https://github.com/giggsey/libphonenumber-for-php/issues/408',
    says: 'a mobile of Martinique as it is dialled in France',
    input: ['06 96 00 00 00', 'FR'],
    expected: '+596696000000',
  },
  {
    source: 'https://github.com/google/libphonenumber/issues/1552',
    says: 'a mobile of the mainland of somebody who lives in La Réunion',
    input: ['06 47 00 00 00', 'RE'],
    expected: '+33647000000',
  },
  {
    source: 'https://github.com/giggsey/libphonenumber-for-php/issues/704',
    says: 'a new range of La Réunion',
    input: ['+262693120513', 'RE'],
    expected: '+262693120513',
  },
  {
    source: 'https://github.com/catamphetamine/libphonenumber-js/issues/90',
    says: 'the national zero behind the country code',
    input: ['+33 0 6 12 34 56 78', 'FR'],
    expected: '+33612345678',
  },
  {
    source: 'https://github.com/catamphetamine/libphonenumber-js/issues/219',
    says: 'the same of a fixed line',
    input: ['+33 01 02 03 04 05', 'FR'],
    expected: '+33102030405',
  },
  {
    source: 'https://github.com/ngneat/falso/issues/237',
    says: 'a figure too few behind the zero',
    input: ['+33 0 54 43 46 83', 'FR'],
    expected: undefined,
  },
  {
    source: 'https://github.com/ruimarinho/google-libphonenumber/issues/278',
    says: 'a mobile that begins with 07',
    input: ['0761969171', 'FR'],
    expected: '+33761969171',
  },
  {
    source: 'https://github.com/contao/core/issues/8434',
    says: 'a direction mark before a copied number',
    input: ['\u200E+33612345678', 'FR'],
    expected: '+33612345678',
  },
  {
    source: 'https://github.com/woocommerce/woocommerce/issues/58000',
    says: 'a variation selector of a PDF behind the country code',
    input: ['+1\uFE0D-202-555-0123', 'US'],
    expected: '+12025550123',
  },
  {
    source: 'https://github.com/nhoizey/vscode-gremlins/pull/204',
    says: 'a number that a messenger has put between embedding marks',
    input: ['\u202A+33 6 12 34 56 78\u202C', 'FR'],
    expected: '+33612345678',
  },
  {
    source: 'https://github.com/ourjapanlife/findadoc-web/issues/1762',
    says: 'full-width figures and hyphens of a Japanese input method',
    input: ['０９０－１２３４－５６７８', 'JP'],
    expected: '+819012345678',
  },
]

describe('telephone numbers', () => {
  checkReports(NUMBERS, ([typed, country]) => readPhoneNumber(typed, country))
})
