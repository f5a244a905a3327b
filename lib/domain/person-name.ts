/**
 * Letters of any script, marks, spaces, hyphens, apostrophes, full stops: “Anne-Sophie d’Orgeval”, “J. R.”. Expects
 * trimmed text in NFC.
 */
const LETTERS = /^\p{L}[\p{L}\p{M} .'’-]*$/u

/** A full stop before two letters: mail programs make a link of “evil.com” and “www.evil”, not of “J.R. d’Orgeval”. */
const LINK = /\.\p{L}[\p{L}\p{M}]/u

/** What is wrong with a person's name, trimmed and in NFC: a character, or that mail programs make a link of it. */
export function personNameFault(name: string): 'letters' | 'link' | undefined {
  if (!LETTERS.test(name)) return 'letters'
  return LINK.test(name) ? 'link' : undefined
}
