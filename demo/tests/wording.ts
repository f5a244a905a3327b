import { LANGUAGES, type Language, type Space, inLanguage, pagesOf } from '../../tests/content/space.ts'
import { textsOf, wordedFields } from './texts.ts'

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Fields with French but without English, or the reverse. */
export const findUntranslated = (space: Space): string[] =>
  wordedFields(space)
    .filter(({ descriptor, fr, en }) => descriptor.translatable && isEmpty(fr) !== isEmpty(en))
    .map(({ where, fr }) => `${where}: ${isEmpty(fr) ? 'no French' : 'no English'}`)

const UNITS = 'h|min|m²|m|km|cm|g|kg|kW|°C|pers\\.|ans'

/** Patterns that French typography forbids, each with the name of the fault. */
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/ [:;!?»%€]/, 'plain space before a sign'],
  [/« |«[^\u00a0\u202f]/, 'no no-break space after «'],
  [/[^\s\u00a0\u202f!?][;!?»]/, 'no space before a sign'],
  // A stored time such as 19:30 is allowed, because visitors see it formatted.
  [/(?<!^\d\d(?=:\d\d$))[\p{L}\d)]:(?!\/\/)(?!\d\d$)/u, 'no space before a colon'],
  [new RegExp(`\\d (?:${UNITS})(?!\\p{L})`, 'u'), 'plain space between number and unit'],
  [/'/, 'straight apostrophe'],
  [/\.\.\./, 'three full stops'],
]

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/[ \u00a0\u202f][:;!?%]/, 'space before a sign'],
  [/['"]/, 'straight quotation mark'],
  [/\.\.\./, 'three full stops'],
]

const RULES: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = { fr: FRENCH, en: ENGLISH }

export const findBadTypography = (space: Space): string[] =>
  textsOf(space).flatMap(({ text, language, where }) =>
    RULES[language].filter(([rule]) => rule.test(text)).map(([, fault]) => `${where}: ${fault} in “${text}”`),
  )

/** `à` or `de` before a name with `Le` or `Les` (`aux Colombages`, `du Touquet`), or `de` before an initial vowel. */
const UNCONTRACTED =
  /(?<![\p{L}-])(?:(?:[àÀ]|[dD]e)\s+Les?\s+[\p{Lu}\d]|[dD]e\s+[AEIOUYÀÂÉÈÊËÎÏÔÙÛ](?=\p{Ll}))[\p{L}-]*/u

export const findUncontracted = (space: Space): string[] =>
  textsOf(space).flatMap(({ text, language, where }) => {
    const [words] = language === 'fr' ? (UNCONTRACTED.exec(text) ?? []) : []
    return words === undefined ? [] : [`${where}: “${words}”`]
  })

/** Minimum length in characters. Shorter texts are names, hours and prices, which two pages may share. */
const PARAGRAPH = 60

/** Paragraphs that two stories share. Each page must have its own text. */
export function findRepeated(space: Space): string[] {
  const texts = textsOf(space).filter(({ text, where }) => text.length >= PARAGRAPH && !/image/.test(where))
  return [...Map.groupBy(texts, ({ text }) => text)]
    .filter(([, found]) => new Set(found.map(({ story }) => story.uuid)).size > 1)
    .map(([text, found]) => `“${text}” in ${found.map(({ where }) => where).join(' and ')}`)
}

/** Texts longer than their field allows. */
export const findTooLong = (space: Space): string[] =>
  wordedFields(space).flatMap(({ where, descriptor, fr, en }) =>
    [fr, en]
      .filter(
        (text) =>
          typeof text === 'string' && descriptor.max_length !== undefined && text.length > descriptor.max_length,
      )
      .map((text) => `${where}: ${String(text).length} of ${descriptor.max_length} in “${String(text)}”`),
  )

/** Pages without a title or description for search engines in a language, or with those of another page. */
export function findBadSeo(space: Space): string[] {
  const pages = pagesOf(space).filter(({ content }) => content.component !== 'header' && content.component !== 'footer')
  const told = LANGUAGES.flatMap((language) =>
    pages.flatMap(({ full_slug, content }) =>
      ['seo_title', 'seo_description'].map((field) => ({
        where: `${full_slug} ${field} ${language}`,
        key: `${field} ${language}`,
        text: (inLanguage(content, language) as Record<string, unknown>)[field],
      })),
    ),
  )
  const untranslated = pages.flatMap(({ full_slug, content }) =>
    ['seo_title', 'seo_description']
      .filter((field) => isEmpty(content[`${field}__i18n__en`]))
      .map((field) => `${full_slug} ${field} en`),
  )
  return [
    ...told.filter(({ text }) => isEmpty(text)).map(({ where }) => where),
    ...untranslated,
    ...told
      .filter(({ text, key }, index) => told.findIndex((other) => other.key === key && other.text === text) !== index)
      .map(({ where }) => `${where}: as another page`),
  ]
}

/** Empty praise, which the design language bans. */
const BANNED = new RegExp(
  `(?<!\\p{L})(?:${[
    'exceptionnel(?:le)?s?',
    'uniques?',
    'inoubliables?',
    'incontournables?',
    'magiques?',
    'somptueu(?:x|ses?)',
    'écrin',
    'havre de paix',
    'nichée?s?',
    'art de vivre',
    'prestigieu(?:x|ses?)',
    'exceptional',
    'unforgettable',
    'breathtaking',
    'stunning',
    'iconic',
    'nestled',
    'haven',
    'luxurious',
    'must-see',
    'lorem',
    'ipsum',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

export const findBanned = (space: Space): string[] =>
  textsOf(space).flatMap(({ text, where }) => {
    const [word] = BANNED.exec(text) ?? []
    return word ? [`${where}: “${word}”`] : []
  })

/**
 * A page on responsible gaming without the block that contains the legal warning, or an editor's text that repeats the
 * warning. Editors may not change its wording.
 */
export function findUnwarned(space: Space): string[] {
  const page = pagesOf(space).find(({ slug }) => slug === 'jeu-responsable')
  const body = Array.isArray(page?.content.body) ? (page.content.body as { component?: unknown }[]) : []
  return [
    ...(body.some(({ component }) => component === 'responsible-gaming')
      ? []
      : ['jeu-responsable: no block “responsible-gaming”']),
    ...textsOf(space)
      .filter(({ text }) => /jeux d['’]argent et de hasard peuvent/i.test(text))
      .map(({ where }) => `${where}: the warning of the law`),
  ]
}
