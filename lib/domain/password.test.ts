import { expect, test } from 'vitest'
import { brokenPasswordRules } from './password.ts'

test.each(['Decouverte#2026', 'Inactif#202611', 'Éperon-de-Biarritz 7', 'Tr0ub4dor&horses', `Aa1!${'x'.repeat(124)}`])(
  '%s is good',
  (password) => {
    expect(brokenPasswordRules(password)).toEqual([])
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
  ['Password#2026!', 'common'],
  ['P@$$w0rd!!2026', 'common'],
  ['MotDePasse#2026', 'common'],
  ['Azerty#1234567', 'common'],
  ['Infiniment#2027', 'common'],
])('%s breaks the rule of %s', (password, rule) => {
  expect(brokenPasswordRules(password)).toContain(rule)
})

test('length counts characters, not code units', () => {
  expect(brokenPasswordRules('Aa1!😀😀😀😀')).toContain('length')
})
