import { describe } from 'vitest'
import { readDay } from '#lib/i18n/written-day.ts'
import { readWholeNumber } from '#components/forms/typed-readers.ts'
import { type Report, checkReports } from './report.ts'

/** A day as it is typed in French, and the ISO day; undefined where it is none, or ambiguous. */
const DAYS: readonly Report<string, string | undefined>[] = [
  {
    source: 'https://github.com/formatjs/formatjs/issues/201',
    says: 'direction marks around each part of a copied date',
    input: '\u200E14\u200E/\u200E07\u200E/\u200E1988',
    expected: '1988-07-14',
  },
  {
    source: 'https://github.com/s-yadav/react-number-format/issues/823',
    says: 'full-width figures of an input method',
    input: '１４／０７／１９８８',
    expected: '1988-07-14',
  },
  {
    source: 'https://github.com/standy/ts-date/issues/5',
    says: '29 February in figures alone',
    input: '29022020',
    expected: '2020-02-29',
  },
  {
    source: 'https://github.com/MakingSense/moment-datepicker/issues/27',
    says: 'two figures of a year are not the first century',
    input: '25/05/11',
    expected: undefined,
  },
  {
    source: 'https://github.com/uxsolutions/bootstrap-datepicker/issues/1457',
    says: 'two figures everywhere are not today',
    input: '01/01/01',
    expected: undefined,
  },
  {
    source: 'https://github.com/MoOx/phenomic/issues/559',
    says: 'the year first is followed by the month',
    input: '2016-07-08',
    expected: '2016-07-08',
  },
  {
    source: 'https://github.com/Hacker0x01/react-datepicker/issues/2550',
    says: 'four figures are no year of another age',
    input: '1124',
    expected: undefined,
  },
]

const NUMBERS: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/autoNumeric/autoNumeric/issues/682',
    says: 'a number in full-width figures',
    input: '９，９９９',
    expected: '9999',
  },
  {
    source: 'https://github.com/microsoft/calculator/pull/242',
    says: 'no-break spaces between thousands and before the currency',
    input: '12\u202F000\u00A0€',
    expected: '12000',
  },
]

describe('typed days', () => {
  checkReports(DAYS, (typed) => readDay(typed, 'fr'))
})

describe('typed numbers', () => {
  checkReports(NUMBERS, async (typed) => {
    const read = await readWholeNumber(typed, {})
    return read.ok ? read.value : ''
  })
})
