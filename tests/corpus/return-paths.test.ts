import { describe } from 'vitest'
import { returnPath } from '#lib/navigation/destination.ts'
import { type Report, checkReports } from './report.ts'

/** The parameter of a login's address, decoded, and where the login leads back to; undefined: nowhere. */
const PARAMETERS: readonly Report<string, string | undefined>[] = [
  {
    source: 'https://github.com/indico/flask-multipass/pull/94',
    says: 'backslashes behind the scheme',
    input: 'https:\\\\evil.com',
    expected: undefined,
  },
  {
    source: 'https://github.com/linagora/openrag/issues/483',
    says: 'a backslash behind the first slash',
    input: '/\\evil.com',
    expected: undefined,
  },
  {
    source: 'https://github.com/auth0/nextjs-auth0/pull/555',
    says: 'a tab between two slashes',
    input: '/\t/google.com',
    expected: undefined,
  },
  {
    source: 'https://github.com/web2py/web2py/pull/1383',
    says: 'a scheme without slashes',
    input: 'https:google.com',
    expected: undefined,
  },
  {
    source: 'https://github.com/simple-login/app/pull/1096',
    says: 'backslashes alone',
    input: '\\\\evil.com',
    expected: undefined,
  },
  {
    source: 'https://github.com/brianchandotcom/liferay-portal/pull/41911',
    says: 'two slashes',
    input: '//evil.com',
    expected: undefined,
  },
  {
    source: 'https://github.com/nazarli-shabnam/clevis/pull/65',
    says: 'two slashes that appear once the dots are resolved',
    input: '/..//evil.com',
    expected: '/evil.com',
  },
]

describe('where a login leads back to', () => {
  checkReports(PARAMETERS, returnPath)
})
