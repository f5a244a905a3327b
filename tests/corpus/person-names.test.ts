import { describe } from 'vitest'
import { personName } from '@barriere/shared/contracts/fields.ts'
import { type Report, checkReports } from './report.ts'

/** The name as it is stored and written on a ticket; undefined for one that is refused. */
const NAMES: readonly Report<string, string | undefined>[] = [
  {
    source: 'https://github.com/opencrvs/opencrvs-core/issues/5127',
    says: 'a typographic apostrophe',
    input: 'O\u2019Neill',
    expected: 'O’Neill',
  },
  {
    source: 'https://github.com/keybase/keybase-issues/issues/339',
    says: 'a straight apostrophe is no noise',
    input: "James O'Beirne",
    expected: 'James O’Beirne',
  },
  {
    source: 'https://github.com/makeitlegit/ProperName/issues/6',
    says: 'an apostrophe is stored as such, not as an entity',
    input: "O'Bryan",
    expected: 'O’Bryan',
  },
  {
    source: 'https://github.com/cisagov/XFD/issues/585',
    says: 'a name of two with a hyphen',
    input: 'Smith-Jones',
    expected: 'Smith-Jones',
  },
  {
    source: 'https://github.com/opencrvs/opencrvs-core/pull/4831',
    says: 'a hyphen that does not break',
    input: 'Anne\u2011Marie',
    expected: 'Anne-Marie',
  },
  {
    source: 'https://github.com/ita-social-projects/GreenCityClient/pull/1944',
    says: 'a hyphen and an apostrophe without a letter',
    input: "-'",
    expected: undefined,
  },
  {
    source: 'https://github.com/bcgov/entity/issues/4370',
    says: 'an apostrophe behind the first letter in lower case',
    input: "d'Arcy",
    expected: 'd’Arcy',
  },
  {
    source: 'https://github.com/ustaxes/UsTaxes/issues/481',
    says: 'full stops and commas of a suffix',
    input: 'King, Jr.',
    expected: 'King, Jr.',
  },
]

describe('names of people', () => {
  checkReports(NAMES, (typed) => personName.safeParse(typed).data)
})
