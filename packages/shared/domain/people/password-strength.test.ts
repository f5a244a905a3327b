import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each(['Decouverte#2026', 'Éperon-de-Biarritz 7', 'Tr0ub4dor&horses', 'Mistral-2027!!', 'Planches#2026ab'])(
  '%s is strong',
  (password) => {
    expect(passwordStrength(password)).toBe('strong')
  },
)

test.each([
  'Password#2026!',
  'P@$$w0rd!!2026',
  'MotDePasse#2026',
  'Azerty#1234567',
  'Infiniment#2027',
  'Azertyuiop1!',
  'Iloveyou#2026',
  'Bonjour123456!',
  'Soleil123456!',
  'Welcome12345!',
  'Deauville2026!',
  'Printemps2026!',
  'Vacances2026!!',
  'Juillet-2026!',
  'Abcdefghij1!',
  'Aaaaaaaaaa1!',
  `Aa1!${'x'.repeat(124)}`,
])('%s is not', (password) => {
  expect(passwordStrength(password)).not.toBe('strong')
})

test('the most common are weak, those with a year and a sign are fair', () => {
  expect(['', 'azerty', 'Qwertyuiop1!', 'MotDePasse#2026'].map(passwordStrength)).toEqual([
    'weak',
    'weak',
    'weak',
    'fair',
  ])
})

test('denial of service: the longest password of every kind takes no longer than its first characters', () => {
  for (const part of ['4@8({[</369&#!1|0$5+7%2', '1234567890', 'p@$$w0rd1!', '12/11/2026 ', 'aA1!@4eE3$sS5oO0']) {
    const [long, short] = [part.repeat(128).slice(0, 100_000), part.repeat(5).slice(0, 48)]
    expect(passwordStrength(long)).toBe(passwordStrength(short))
  }
}, 20_000)
