/** Small letters without accents, ligatures taken apart: what typing errors are measured on. */
export const toPlain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')

/** The words of a text, plain: letters and digits, nothing else, so that none of them is read as an operator. */
export const plainWords = (text: string): string[] => toPlain(text).match(/[\p{L}\p{N}]+/gu) ?? []
