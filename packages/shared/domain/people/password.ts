/** Length of a password in characters, both ends included (CNIL 2022 and OWASP ASVS; paste is allowed). */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

/** Rules of the password policy, in the order in which a form lists them. */
export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'number', 'special', 'personal', 'common'] as const

export type PasswordRule = (typeof PASSWORD_RULES)[number]

/** Estimated strength of a password (`password-strength.ts`). Only a strong one is accepted. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Personal data of the owner, none of which may be part of the password. */
export interface PasswordOwner {
  /** First, last, birth and common name. */
  readonly names: readonly (string | null | undefined)[]
  readonly email?: string
  readonly city?: string | undefined
}

/** Shortest word of a name, an e-mail or a town that is checked; shorter ones occur in too many words. */
const SHORTEST = 4

/** A whole name may be shorter: “Zoé”. */
const SHORTEST_NAME = 3

const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', '$': 's' }

/** Lower-case text without accents; separators of words stay. */
const fold = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')

const squeeze = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Each text as a whole, without separators, and its single words. */
const wordsOf = (texts: readonly (string | null | undefined)[], shortest: number): string[] =>
  texts.flatMap((text) => {
    const folded = fold(text ?? '')
    const whole = squeeze(folded)
    return [
      ...(whole.length >= shortest ? [whole] : []),
      ...folded.split(/[^\p{L}\p{N}]/u).filter((word) => word.length >= SHORTEST),
    ]
  })

/** Whether a password contains a word of its owner, ignoring leetspeak (`Z0é`) and separators. */
function isPersonal(password: string, { names, email = '', city }: PasswordOwner): boolean {
  const folded = fold(password)
  const spellings = [folded, folded.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign)].map(squeeze)
  const words = [
    ...wordsOf(names, SHORTEST_NAME),
    ...wordsOf([email.slice(0, Math.max(0, email.lastIndexOf('@'))), city], SHORTEST),
  ]
  return words.some((word) => spellings.some((spelling) => spelling.includes(word)))
}

export interface PasswordContext {
  /** Without it, the rule `personal` is not checked. */
  readonly owner?: PasswordOwner | undefined
  /** Without it, the rule `common` is not checked. */
  readonly strength?: PasswordStrength | undefined
}

/** The rules that a password breaks; empty for a valid one. Length is counted in code points. */
export function brokenPasswordRules(password: string, { owner, strength }: PasswordContext = {}): PasswordRule[] {
  const length = [...password].length
  const satisfied: Readonly<Record<PasswordRule, boolean>> = {
    length: length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    number: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
    personal: owner === undefined || !isPersonal(password, owner),
    common: strength === undefined || strength === 'strong',
  }
  return PASSWORD_RULES.filter((rule) => !satisfied[rule])
}
