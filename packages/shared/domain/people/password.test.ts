import { expect, test } from 'vitest'
import { brokenPasswordRules } from './password.ts'

const OWNER = {
  names: ['Zoé', 'O’Hara-Núñez', undefined, null, 'Li'],
  email: 'z.tramontane+club@example.com',
  city: 'La Baule-Escoublac',
}

test.each(['Decouverte#2026', 'Inactif#202611', 'Éperon-de-Biarritz 7', 'Tr0ub4dor&horses', `Aa1!${'x'.repeat(124)}`])(
  '%s keeps the rules of its characters, and those of its owner',
  (password) => {
    expect(brokenPasswordRules(password, { owner: OWNER })).toEqual([])
  },
)

test.each([
  ['Court#2026', 'length'],
  [`Aa1!${'x'.repeat(125)}`, 'length'],
  ['DECOUVERTE#2026', 'lowercase'],
  ['decouverte#2026', 'uppercase'],
  ['Decouverte#Deux', 'number'],
  ['Decouverte2026', 'special'],
  ['Decouverte 2026', 'special'],
])('%s breaks the rule of %s', (password, rule) => {
  expect(brokenPasswordRules(password)).toContain(rule)
})

test.each([
  ['a first name', 'Planches-Zoe-26'],
  ['a first name in leetspeak', 'Planches-Z0é-26'],
  ['a last name', 'OHaraNunez#2026'],
  ['a word of a last name', '#Nuñez2026-Sable'],
  ['a last name with other separators', 'O-Hara_Nunez.26'],
  ['a word of the e-mail', 'Tr@m0nt@ne#2026'],
  ['the town', 'Labaule.Escoublac7'],
  ['a word of the town', 'Baule-en-ete#26'],
])('%s is personal', (_what, password) => {
  expect(brokenPasswordRules(password, { owner: OWNER })).toEqual(['personal'])
})

test('a word of two or three letters is none of the owner’s, a whole first name of three is', () => {
  expect(brokenPasswordRules('Lilas+Club#2026', { owner: { ...OWNER, email: 'li@example.com', city: 'Eu' } })).toEqual(
    [],
  )
  expect(brokenPasswordRules('Planches#2026ab', { owner: { names: [], email: '', city: '' } })).toEqual([])
})

test('only a strong password is good, where its strength is known', () => {
  const broken = (['weak', 'fair', 'strong'] as const).map((strength) =>
    brokenPasswordRules('Planches#2026ab', { strength }),
  )
  expect(broken).toEqual([['common'], ['common'], []])
})

test('length counts characters, not code units', () => {
  expect(brokenPasswordRules('Aa1!😀😀😀😀')).toContain('length')
})
