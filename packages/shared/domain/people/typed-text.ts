/**
 * Cleaning of typed, pasted and autofilled text, at every boundary where it enters. Rules check the cleaned text, and
 * only the cleaned text is stored, compared and mailed.
 */

/** Invisible characters: zero-width ones, direction marks, soft hyphens. Joiners and selectors may be needed. */
const INVISIBLE = /(?![\u200C\u200D\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu

/** Selectors choose the rendering of the symbol or ideograph before them. */
const STRAY_SELECTOR = /(?<![\p{S}\p{Emoji}\p{Script=Han}])[\uFE00-\uFE0F]/gu

/** Joiners are valid between two letters of some scripts, such as Persian, or between two emoji. */
const STRAY_JOINER = /(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{S}])/gu

/** Characters that keyboards, word processors and other programs use for an apostrophe or a hyphen. */
const APOSTROPHES = /['\u2018\u201B\u02B9\u02BC\u2032`\u00B4\uFF07]/g
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE63\uFF0D]/g

/** Line breaks of word processors and other systems. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** NFC, without invisible characters. Their removal between a letter and its mark lets the two compose. */
const clean = (typed: string, rewrite: (text: string) => string): string =>
  rewrite(typed.normalize('NFC').replace(INVISIBLE, ''))
    .replace(STRAY_SELECTOR, '')
    .replace(STRAY_JOINER, '')
    .trim()
    .normalize('NFC')

/** One line: NFC, without invisible characters, one kind of apostrophe (’), hyphen (-) and space, trimmed. */
export const cleanLine = (typed: string): string =>
  clean(typed, (text) => text.replace(APOSTROPHES, '’').replace(HYPHENS, '-'))
    // Last: a removal between two spaces makes them adjacent.
    .replace(/[\p{Z}\t]+/gu, ' ')

/** Text of several lines: NFC, nothing invisible, tabs as spaces, line breaks as `\n`, no other control characters. */
export const cleanParagraphs = (typed: string): string =>
  clean(typed, (text) =>
    text
      .replace(LINE_BREAKS, '\n')
      .replaceAll('\t', ' ')
      .replace(/(?!\n)\p{Cc}/gu, ''),
  )

/**
 * An e-mail address or a code: NFKC, which makes wide letters narrow, without invisible characters, one kind of hyphen,
 * trimmed.
 */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(HYPHENS, '-')
    .trim()
    // A removal between a letter and its mark lets the two compose.
    .normalize('NFKC')
