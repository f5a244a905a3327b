/**
 * Cleaning of what a person has typed, pasted or had filled in, at every boundary where it comes in. Rules judge the
 * cleaned text, and the cleaned text is what is stored, compared and mailed.
 */

/** Characters that nobody sees: of no width, direction marks, soft hyphens. Joiners and emoji's selectors are parts. */
const INVISIBLE = /(?![\u200C\u200D\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu

/** Joiners are letters' in some scripts, such as Persian: between two of them. */
const STRAY_JOINER = /(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/gu

/** What keyboards, word processors and other programs write for an apostrophe or a hyphen. */
const APOSTROPHES = /['\u2018\u201B\u02B9\u02BC\u2032`\u00B4\uFF07]/g
const HYPHENS = /[\u2010-\u2015\u2043\u2212\uFE63\uFF0D]/g

const withoutInvisible = (typed: string): string => typed.replace(INVISIBLE, '')

/** One line: NFC, nothing invisible, one kind of apostrophe (’), hyphen (-) and space, none at the ends. */
export const cleanLine = (typed: string): string =>
  withoutInvisible(typed)
    .replace(STRAY_JOINER, '')
    .replace(APOSTROPHES, '’')
    .replace(HYPHENS, '-')
    .replace(/[\p{Z}\t]+/gu, ' ')
    .trim()
    .normalize('NFC')

/** Text of several lines: NFC, nothing invisible, tabs as spaces, line breaks as `\n`, no other control characters. */
export const cleanParagraphs = (typed: string): string =>
  withoutInvisible(typed)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim()
    .normalize('NFC')

/** An e-mail address or a code: NFKC, which makes wide letters narrow, nothing invisible, no space at the ends. */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    // Removing what stood between a letter and its mark lets them compose.
    .normalize('NFKC')
