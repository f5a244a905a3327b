import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Changes, SOURCES, edited, typeErrors } from './third-language.ts'

const TABLE = 'packages/shared/locales/locales.ts'
const CATALOGUES = 'lib/i18n/translate.ts'

/** Entry points whose imports include the whole of a language's file and catalogue. */
const ENTRIES = [CATALOGUES, TABLE, 'services/hotel/mails/compose.ts', 'services/hotel/seed/advantages.ts']

const LIST = edited('packages/shared/domain/locale.ts', ["['fr', 'en'] as const", "['fr', 'en', 'de'] as const"])

/** The edits that add German; `file` and `catalogue` are the new files. */
const german = (file: Changes[string], catalogue: object): Changes => ({
  ...LIST,
  ...edited(
    TABLE,
    ["import * as en from './en.ts'", "import * as de from './de.ts'\nimport * as en from './en.ts'"],
    [/en: en\.(\w+) \}/g, 'en: en.$1, de: de.$1 }'],
  ),
  ...edited(
    CATALOGUES,
    ['import en from', "import de from '#messages/de-DE.json' with { type: 'json' }\nimport en from"],
    ['{ fr, en }', '{ fr, en, de }'],
  ),
  'packages/shared/locales/de.ts': file,
  'messages/de-DE.json': JSON.stringify(catalogue),
})

const english = readFileSync('packages/shared/locales/en.ts', 'utf8')
const messages = JSON.parse(readFileSync('messages/en-US.json', 'utf8')) as Record<string, Record<string, unknown>>

describe('a third language', () => {
  test('in the list alone: the types ask for each part of its file and for its catalogue, and for nothing else', () => {
    const errors = typeErrors(LIST, SOURCES)
    expect(errors.filter((error) => !error.includes("Property 'de' is missing"))).toEqual([])
    const names = [...readFileSync(TABLE, 'utf8').matchAll(/^(?:export )?const (\w+): PerLocale/gm)].map(
      ([, name]) => name,
    )
    expect(names).toEqual([
      'LANGUAGE_NAMES',
      'LANGUAGE_TAGS',
      'FORMATS',
      'PREPOSITIONS',
      'PHONES',
      'PAGES',
      'HOTEL_PAGES',
      'BOOKING_CODES',
      'GAMBLING_AIDS',
      'CITY_NAMES',
      'SEARCH',
      'MAILS',
      'REQUESTS',
      'NEWSLETTER',
      'NEWSLETTER_FORM',
      'EDITOR_INVITATIONS',
      'EDITOR_RECOVERIES',
      'EDITOR_MENTIONS',
      'EDITOR_REVIEWS',
      'EDITOR_SCHEDULES',
      'EDITOR_TOKENS',
      'INVOICES',
      'AGENTS',
      'DEMONSTRATION',
      'CASINO_PAGES',
      'CASINO_MAILS',
      'CASINO_REWARDS',
      'SEATS',
    ])
    expect(errors.map((error) => error.split(':')[0])).toEqual([CATALOGUES, ...names.map(() => TABLE)])
  }, 240_000)

  test('with a file and a catalogue that lack something: each page, mail, word and message is named', () => {
    const file = [
      /^ {2}terms: .*\n/m,
      /^ {2}zenchef: 'en'|, zenchef: 'en'/m,
      /^ {2}allDay: .*\n/m,
      /^ {2}geneva: .*\n/m,
      /^ {4}spa: .*\n/m,
      /^ {2}'?card'?: \{\n[^]*?^ {2}\},\n/m,
      /, example: '[^']*'/,
    ].reduce((text, part) => {
      const without = text.replace(part, '')
      expect(without, String(part)).not.toBe(text)
      return without
    }, english)
    const { common, ...rest } = messages
    const { home, ...others } = common ?? {}
    expect(home).toBeDefined()
    const errors = typeErrors(german(file, { ...rest, common: others }), ENTRIES)
    expect(errors.map((error) => /Property '"?(\w+)"?' is missing/.exec(error)?.[1]).sort()).toEqual([
      'allDay',
      'card',
      'example',
      'geneva',
      'home',
      'spa',
      'terms',
      'zenchef',
    ])
  }, 120_000)

  test('with everything: no type error is left', () => {
    expect(typeErrors(german(english, messages), ENTRIES)).toEqual([])
  }, 120_000)
})
