/**
 * Letters of any script with their marks and joiners, spaces, hyphens, apostrophes, full stops, commas and middle dots:
 * “Anne-Sophie d’Orgeval”, “J. R.”, “’t Hooft”, “King, Jr.”, “Gal·la”.
 */
const LETTERS = /^’?\p{L}[\p{L}\p{M}\u200C\u200D .,·・’-]*$/u

/** A full stop before two letters: mail programs make links of “evil.com” and “www.evil”, not of “J.R. d’Orgeval”. */
const LINK = /\.\p{L}[\p{L}\p{M}]/u

/** Fault of a person's name after `cleanLine`: an invalid character, or text that mail programs turn into a link. */
export function personNameFault(name: string): 'letters' | 'link' | undefined {
  if (!LETTERS.test(name)) return 'letters'
  return LINK.test(name) ? 'link' : undefined
}
