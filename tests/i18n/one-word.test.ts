import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_TAGS, MAILS } from '@barriere/shared/locales/locales.ts'
import { readSpace, walk } from '../content/space.ts'
import { messagesByPath, readCatalogue } from './catalogues.ts'

/** Words that are not used, since another word stands for the same thing: the table in lib/i18n/README.md. */
const UNSAID: Readonly<Record<Locale, RegExp>> = {
  fr: /(?<![\p{L}\u2060-])(?:courriels?|mél|mails?|s’identifier|identifiez-vous|se logu?er|privilèges?)(?!\p{L})/iu,
  en: /(?<![\p{L}-])(?:e-mails?|log(?:ged)?[ -](?:in|out)|login|logout|advantages?|perks?)(?!\p{L})/iu,
}

/** Addresses keep the words that they had, and “hand-made mail” is a post office's. */
const plain = (text: string): string => text.replace(/\((?:story|https?|mailto|tel):[^)]*\)|\S+@\S+|\/\S+/g, '')

const unsaid = (locale: Locale, texts: Iterable<readonly [path: string, text: string]>): string[] =>
  [...texts].flatMap(([path, text]) => {
    const [word] = UNSAID[locale].exec(plain(text)) ?? []
    return word === undefined ? [] : [`${path}: ${word}`]
  })

const textsIn = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
      : []

describe.each(LOCALES)('one word for one thing in %s', (locale) => {
  test('in the messages', () => {
    const messages = messagesByPath(readCatalogue(LANGUAGE_TAGS[locale].catalogue))
    expect(unsaid(locale, messages)).toEqual([])
  })

  test('in the mails', () => {
    expect(unsaid(locale, textsIn(MAILS[locale]))).toEqual([])
  })

  test('is written down', () => {
    const readme = readFileSync('lib/i18n/README.md', 'utf8')
    for (const word of locale === 'fr' ? ['e-mail', 'se connecter', 'avantage'] : ['email', 'sign in', 'benefit'])
      expect(readme).toContain(`**${word}**`)
  })
})

/** Fields of a story that people read, by language: `title`, and `title__i18n__en`. */
const readable = (locale: Locale): [string, string][] =>
  readSpace().stories.flatMap((story) =>
    [...walk(story.content)].flatMap(({ node }) =>
      Object.entries(node).flatMap(([key, value]) =>
        key.endsWith('__i18n__en') === (locale === 'en') && /^(?:title|teaser|intro|lead|text|eyebrow|seo_)/.test(key)
          ? textsIn(value, `${story.full_slug}.${key}`).filter(([path]) => /\.(?:text|[a-z_]+)$/.test(path))
          : [],
      ),
    ),
  )

test.each(LOCALES)('one word for one thing in %s in the demonstration space', (locale) => {
  expect(unsaid(locale, readable(locale))).toEqual([])
})
