/** Characters of a password, both ends included (CNIL 2022 and OWASP ASVS; paste is allowed). */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

/** Rules of the password policy, in the order in which a form lists them. */
export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'number', 'special', 'common'] as const

export type PasswordRule = (typeof PASSWORD_RULES)[number]

/**
 * Deny-list: stems of the most common passwords, after digits and signs are removed and leetspeak (0, 1, 3, 4, 5, @, $)
 * is translated to letters.
 */
const COMMON = new Set([
  'password',
  'passwort',
  'passw',
  'motdepasse',
  'azerty',
  'azertyuiop',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'administrator',
  'admin',
  'administrateur',
  'welcome',
  'bienvenue',
  'bonjour',
  'letmein',
  'iloveyou',
  'jetaime',
  'soleil',
  'doudou',
  'loulou',
  'marseille',
  'football',
  'baseball',
  'superman',
  'batman',
  'dragon',
  'monkey',
  'princess',
  'princesse',
  'sunshine',
  'shadow',
  'master',
  'secret',
  'changeme',
  'abc',
  'abcd',
  'abcdef',
  'barriere',
  'infiniment',
  'casino',
  'hotel',
  'nicolas',
  'camille',
  'chocolat',
  'trustno',
  'whatever',
  'starwars',
  'test',
  'user',
  'root',
  'guest',
])

const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', '$': 's' }

/**
 * The letters of a password: `Pa$$w0rd2026!` becomes `password`, `Azerty#12345` `azerty`. `leet` translates leetspeak.
 */
const spelt = (password: string, leet: boolean): string =>
  [...password.normalize('NFKD').toLowerCase()]
    .map((char) => (leet ? (LETTERS[char] ?? char) : char))
    .join('')
    .replace(/[^a-z]/g, '')

/** Linear time, unlike an expression that is anchored at the end alone (ReDoS). */
function upToLastLetter(text: string): string {
  const characters = [...text]
  return characters.slice(0, characters.findLastIndex((character) => /\p{L}/u.test(character)) + 1).join('')
}

const isCommon = (password: string): boolean => {
  // Trailing digits are an appendix; those inside may be leetspeak.
  const stem = upToLastLetter(password)
  return [spelt(password, false), spelt(stem, true), spelt(stem, false)].some((word) => word === '' || COMMON.has(word))
}

/** The password rules that a password breaks; empty for a good one. Length is counted in code points. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const length = [...password].length
  const satisfied: Readonly<Record<PasswordRule, boolean>> = {
    length: length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    number: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
    common: !isCommon(password),
  }
  return PASSWORD_RULES.filter((rule) => !satisfied[rule])
}
