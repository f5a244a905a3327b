import { cleanLine } from '../people/typed-text.ts'

/** Normalises text for fuzzy matching: nothing invisible, lower case, without accents, ligatures expanded. */
export const toPlain = (text: string): string =>
  cleanLine(text)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')

/**
 * Tokenises a normalised text. Letters and digits only, so that no token can be read as an operator of `to_tsquery`.
 */
export const plainWords = (text: string): string[] => toPlain(text).match(/[\p{L}\p{N}]+/gu) ?? []
