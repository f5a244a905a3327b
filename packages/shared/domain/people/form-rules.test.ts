import { expect, test } from 'vitest'
import {
  FAULTS,
  type Rule,
  accepted,
  adultOn,
  bookingNumber,
  cardNumber,
  birthDateChangeableOn,
  collaboratorEmail,
  email,
  faultOf,
  maxChars,
  minChars,
  passwordFault,
  notBefore,
  numbers,
  oneLine,
  personName,
  phone,
  postalCodeOf,
  required,
  sameEmailAs,
  samePasswordAs,
  sponsorCode,
} from './form-rules.ts'
import { PASSWORD_RULES } from './password.ts'

const OTHERS = { email: 'Anne@Example.com', password: 'Planches#2026ab', country: 'GB', remember: true }

test.each<[Rule, string]>([
  [required, 'x'],
  [email, 'anne@example.com'],
  [sameEmailAs('email'), 'anne@example.COM'],
  [samePasswordAs('password'), 'Planches#2026ab'],
  [phone('06 12 34 56 78'), '+33612345678'],
  [numbers, '0123'],
  [numbers, ' 12 '],
  [personName, 'Anne-Sophie d’Orgeval'],
  [personName, "O'Neil"],
  [personName, 'Zoë Núñez'],
  [personName, 'Zoe\u0301'],
  [personName, 'Łukasz'],
  [personName, 'J.R.R. d’Orgeval'],
  [personName, 'M.-L. St.-Pierre'],
  [personName, '王'],
  [personName, "'t Hooft"],
  [personName, 'van ‘t Hof'],
  [personName, 'O´Brien'],
  [personName, '\u200BAnne\u00A0Marie'],
  [personName, 'King, Jr.'],
  [personName, 'Gal·la'],
  [personName, 'می\u200Cنا'],
  [cardNumber, 'AB 12-34 cd'],
  [oneLine, '12, rue de l’Église'],
  [minChars(2), 'ab'],
  [maxChars(3), 'abc'],
  [maxChars(3), ' abc '],
  [notBefore('1900-01-01'), '1900-01-01'],
  [adultOn('2026-06-12'), '2008-06-12'],
  [birthDateChangeableOn('2026-06-12', undefined), '1990-01-01'],
  [birthDateChangeableOn('2026-06-12', '2026-06-12'), '1990-01-01'],
  [sponsorCode, 'AB-12'],
  [sponsorCode, '\u200BAB\u201112\u00A0'],
  [bookingNumber, '\u200BR2026\u20131\u202C'],
  [collaboratorEmail(['barriere.example']), 'x@Barriere.Example'],
  [postalCodeOf('country'), 'sw1a 1aa'],
  [postalCodeOf('nothing'), '12345'],
])('%# %o lets %j pass', (rule, value) => {
  expect(rule(value, OTHERS)).toBeUndefined()
})

test.each<[Rule, string, object]>([
  [required, '  ', { name: 'required' }],
  [email, 'anne@example', { name: 'email' }],
  [sameEmailAs('email'), 'ann@example.com', { name: 'emailsDiffer' }],
  [sameEmailAs('remember'), 'ann@example.com', { name: 'emailsDiffer' }],
  [samePasswordAs('password'), 'planches#2026ab', { name: 'passwordsDiffer' }],
  [phone('06 12 34 56 78'), '0612345678', { name: 'phone', values: { example: '06 12 34 56 78' } }],
  [numbers, '12a', { name: 'numbers' }],
  [numbers, '-1', { name: 'numbers' }],
  [personName, 'R2D2', { name: 'letters' }],
  [personName, '-Anne', { name: 'letters' }],
  [personName, 'Anne<b>', { name: 'letters' }],
  [personName, 'http://evil.example', { name: 'letters' }],
  [personName, 'www.evil.example', { name: 'link' }],
  [personName, 'Anne evil.com', { name: 'link' }],
  [personName, 't.co', { name: 'link' }],
  [personName, 'bücher.ev\u0301il', { name: 'link' }],
  [cardNumber, 'a_b', { name: 'alphanumeric' }],
  [cardNumber, 'É1', { name: 'alphanumeric' }],
  [oneLine, 'a\nb', { name: 'characters' }],
  [oneLine, 'a\u0000b', { name: 'characters' }],
  [minChars(3), 'ab ', { name: 'minChars', values: { min: 3 } }],
  [maxChars(3), 'abcd', { name: 'maxChars', values: { max: 3 } }],
  [notBefore('1900-01-01'), '1899-12-31', { name: 'dateFrom', values: { day: '1900-01-01' } }],
  [adultOn('2026-06-12'), '2008-06-13', { name: 'underAge', values: { age: 18 } }],
  [adultOn('2026-02-28'), '2008-02-29', { name: 'underAge', values: { age: 18 } }],
  [
    birthDateChangeableOn('2026-06-12', '2026-06-13'),
    '1990-01-01',
    { name: 'birthDateOnce', values: { day: '2026-06-13' } },
  ],
  [sponsorCode, 'AB 12', { name: 'sponsorCode' }],
  [sponsorCode, 'A'.repeat(21), { name: 'sponsorCode' }],
  [
    collaboratorEmail(['a.example', 'b.example']),
    'x@a.example.org',
    { name: 'collaboratorDomain', values: { domains: '@a.example, @b.example' } },
  ],
  [collaboratorEmail(['a.example']), 'nobody', { name: 'collaboratorDomain' }],
  [postalCodeOf('country'), '75001', { name: 'postalCode', values: { example: 'SW1A 1AA' } }],
  [postalCodeOf('nothing'), '1', { name: 'postalCodeGeneric' }],
])('%# %o finds fault with %j', (rule, value, fault) => {
  expect(rule(value, OTHERS)).toMatchObject(fault)
})

test('a broken rule of a password is a fault, with the values of its message', () => {
  expect(PASSWORD_RULES.map((rule) => passwordFault(rule).name)).toEqual([
    'passwordLength',
    'passwordLowercase',
    'passwordUppercase',
    'passwordNumber',
    'passwordSpecial',
    'passwordPersonal',
    'passwordCommon',
  ])
  expect(passwordFault('length').values).toEqual({ min: 12, max: 128 })
})

test('a box has to be ticked', () => {
  expect([accepted('terms')(true, {}), accepted('terms')(false, {}), accepted('privacy')(false, {})]).toEqual([
    undefined,
    { name: 'terms' },
    { name: 'privacy' },
  ])
  expect(faultOf(false, [accepted('terms')], {})).toEqual({ name: 'terms' })
})

test('an empty text can only fail required; otherwise the first broken rule is reported', () => {
  expect(faultOf('', [email, minChars(3)], {})).toBeUndefined()
  expect(faultOf(' ', [email, required], {})).toEqual({ name: 'required' })
  expect(faultOf('a', [required, minChars(3), email], {})).toMatchObject({ name: 'minChars' })
})

test('fault names are unique', () => {
  expect(new Set(FAULTS).size).toBe(FAULTS.length)
})
