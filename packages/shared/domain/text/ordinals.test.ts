import { expect, test } from 'vitest'
import { ordinalsIn } from './ordinals.ts'

const marked = (text: string) =>
  ordinalsIn(text)
    .map((part) => (part.raised ? `^${part.text}^` : part.text))
    .join('')

test.each([
  ['Du 1er au 31 juillet', 'Du 1^er^ au 31 juillet'],
  ['mer. 1er\u00a0juil., 1re semaine', 'mer. 1^er^\u00a0juil., 1^re^ semaine'],
  ['au 2e étage, 16e siècle, XIXe, les 1ers jours', 'au 2^e^ étage, 16^e^ siècle, XIX^e^, les 1^ers^ jours'],
  ['1er', '1^er^'],
  ['12, 13 et 19 juin', '12, 13 et 19 juin'],
  ['', ''],
])('%s', (text, raised) => {
  expect(marked(text)).toBe(raised)
})

test.each(['hôtel', '5 er', '1erx', 'a1er', '01.20.e', 'Vie', 'Ie siècle ?'])(
  '%s has as many letters after',
  (text) => {
    expect(marked(text).replaceAll('^', '')).toBe(text)
  },
)

test.each(['Vie', 'a1er', '1erx', 'DIVe', '3 e'])('%s is none', (text) => {
  expect(marked(text)).toBe(text)
})
