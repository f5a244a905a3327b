/** A part of a text; `raised` is the ending of a French ordinal. */
interface OrdinalPart {
  readonly text: string
  readonly raised?: true
}

/** `1er`, `1re`, `2e`, `XIXe`: the ending between numeral and end of word (Lexique de l’Imprimerie nationale). */
const ENDING = /(?<=(?<![\p{L}\d])(?:\d{1,4}|[IVX]{1,7}))(?:ers?|res?|es?)(?![\p{L}\d])/gu

/** Splits a text into parts, so that the endings of French ordinals can be raised. */
export function ordinalsIn(text: string): readonly OrdinalPart[] {
  const parts: OrdinalPart[] = []
  let end = 0
  for (const { index, 0: ending } of text.matchAll(ENDING)) {
    parts.push({ text: text.slice(end, index) }, { text: ending, raised: true })
    end = index + ending.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
