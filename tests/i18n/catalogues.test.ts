import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import { argumentsOf, messagesByPath, readCatalogue } from './catalogues.ts'

const model = messagesByPath(readCatalogue(LANGUAGE_TAGS[DEFAULT_LOCALE].catalogue))

test('every language has its catalogue, and every catalogue its language', () => {
  expect(readdirSync('messages').sort()).toEqual(
    LOCALES.map((locale) => `${LANGUAGE_TAGS[locale].catalogue}.json`).sort(),
  )
})

describe.each(LOCALES)('the catalogue of %s', (locale) => {
  const messages = messagesByPath(readCatalogue(LANGUAGE_TAGS[locale].catalogue))

  test('has the keys of the model, in every namespace', () => {
    expect([...messages.keys()].sort()).toEqual([...model.keys()].sort())
  })

  test('has no empty message but where the model has none either', () => {
    expect([...messages].filter(([key, text]) => text.trim() === '' && model.get(key)?.trim() !== '')).toEqual([])
  })

  test('has no “e-mail” within which a line can end: a word joiner follows the hyphen', () => {
    expect([...messages].filter(([, text]) => /(?<![\w-])e-mail/.test(text))).toEqual([])
  })

  test('has the arguments of the model in every message', () => {
    const different = [...messages].flatMap(([key, text]) => {
      const [own, wanted] = [argumentsOf(text), argumentsOf(model.get(key) ?? '')]
      return own.join() === wanted.join() ? [] : [`${key}: ${own.join(', ')} instead of ${wanted.join(', ')}`]
    })
    expect(different).toEqual([])
  })
})

test.each([
  ['{name}', ['name']],
  ['{count, plural, one {# star of {house}} other {# stars}}', ['count:plural', 'house']],
  ['{kind, select, a {x} other {{day, date}}}', ['day:date', 'kind:select(a|other)']],
  ['<b>{name}</b>', ['<b>', 'name']],
  ['without', []],
])('reads the arguments of %j', (message, names) => {
  expect(argumentsOf(message)).toEqual(names)
})

test('rejects a malformed message', () => {
  expect(() => argumentsOf('{count, plural, one {#}')).toThrow(SyntaxError)
})
