import { describe } from 'vitest'
import { email } from '@barriere/shared/contracts/fields.ts'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import { type Report, checkReports } from './report.ts'

/** The address as it is stored and mailed; undefined for one that is refused. */
const ADDRESSES: readonly Report<string, string | undefined>[] = [
  {
    source: 'https://github.com/validatorjs/validator.js/issues/940',
    says: 'a space of no width before a copied address',
    input: '\u200Buser@example.com',
    expected: 'user@example.com',
  },
  {
    source: 'https://github.com/pydantic/pydantic/issues/3772',
    says: 'a space of no width at the end',
    input: 'example@example.com\u200B',
    expected: 'example@example.com',
  },
  {
    source: 'https://github.com/jquery-validation/jquery-validation/issues/1287',
    says: 'invisible characters behind the at sign and the full stop',
    input: 'xyz@\u200Bgmail.\u200Bcom',
    expected: 'xyz@gmail.com',
  },
  {
    source: 'https://github.com/getlantern/lantern/pull/8836',
    says: 'a soft hyphen in the domain',
    input: 'user@exam\u00ADple.com',
    expected: 'user@example.com',
  },
  {
    source: 'https://github.com/egulias/EmailValidator/issues/386',
    says: 'a no-break space before the at sign',
    input: 'j.doe\u00A0@example.com',
    expected: undefined,
  },
  {
    source: 'https://github.com/validatorjs/validator.js/pull/2648',
    says: 'joiners within the address',
    input: 'us\u200Der@exam\u200Cple.com',
    expected: 'user@example.com',
  },
  {
    source: 'https://github.com/colinhacks/zod/issues/2396',
    says: 'labels of one letter and with figures',
    input: 'a@b.ka1.example.com',
    expected: 'a@b.ka1.example.com',
  },
  {
    source: 'https://github.com/colinhacks/zod/issues/2193',
    says: 'a subdomain of a domain with a hyphen',
    input: 'guest@mail.grand-hotel.example.com',
    expected: 'guest@mail.grand-hotel.example.com',
  },
  {
    source: 'https://github.com/colinhacks/zod/issues/3997',
    says: 'an equals sign',
    input: 'a=b@example.com',
    expected: 'a=b@example.com',
  },
  {
    source: 'https://github.com/colinhacks/zod/issues/2982',
    says: 'an apostrophe, as in Irish names',
    input: "som.el'user@example.com",
    expected: "som.el'user@example.com",
  },
  {
    source: 'https://github.com/colinhacks/zod/issues/3389',
    says: 'a comma, which would be two recipients',
    input: 'test,dumb@company.com',
    expected: undefined,
  },
  {
    source: 'https://github.com/colinhacks/zod/issues/639',
    says: 'slashes alone',
    input: '////@////.////',
    expected: undefined,
  },
  {
    source: 'https://github.com/colinhacks/zod/issues/1979',
    says: 'signs in the domain',
    input: 'imran@345934898929^&^&*.com',
    expected: undefined,
  },
  {
    source: 'https://github.com/PHPMailer/PHPMailer/issues/668',
    says: 'letters of another script on both sides',
    input: 'османов@письмо.рф',
    expected: 'османов@письмо.рф',
  },
]

/** The key that distinguishes accounts. */
const KEYS: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/mozilla/persona/issues/1370',
    says: 'a domain of another script is the same as its ASCII form',
    input: 'test@παράδειγμα.δοκιμή',
    expected: 'test@xn--hxajbheg2az3al.xn--jxalpdlp',
  },
  {
    source: 'https://github.com/bitwarden/server/pull/1512',
    says: 'a domain with an umlaut is the same as its ASCII form',
    input: 'Guest@Bücher.example',
    expected: 'guest@xn--bcher-kva.example',
  },
  {
    source: 'https://github.com/wttw/aboutmyemail/issues/7',
    says: 'the local part never becomes Punycode',
    input: 'gr\u00E5@gr\u00E5.org',
    expected: 'gr\u00E5@xn--gr-zia.org',
  },
  {
    source: 'https://github.com/validatorjs/validator.js/issues/2036',
    says: 'two addresses that look alike are one account',
    input: '\u2060user@domain.com\uFEFF',
    expected: 'user@domain.com',
  },
]

describe('e-mail addresses', () => {
  checkReports(ADDRESSES, (typed) => email.safeParse(typed).data)
})

describe('keys of e-mail addresses', () => {
  checkReports(KEYS, emailKey)
})
