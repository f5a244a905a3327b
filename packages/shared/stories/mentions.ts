import { toPlain } from '../domain/text/plain-words.ts'

/** A person whom a comment may mention. */
export interface Mentionable {
  readonly id: number
  readonly name: string
}

/** Parts of a comment, as the cloud has them: text, and mentions by the person's id. */
export type CommentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'mention'; readonly attrs: { readonly id: number; readonly label: string } }

/** A name after `@` that matches no person, or more than one. */
export interface UnclearName {
  readonly label: string
  readonly fault: 'nobody' | 'several'
}

/** `@` before a name; in the middle of a word it is part of an e-mail address. */
const AT = /(?<![\p{L}\p{N}._%+-])@(?=\p{L})/gu

/** A name in one word: `Anne`, `PaulGrand`, `jean-paul.petit`. */
const WORD = /^\p{L}[\p{L}\p{N}]*(?:[._-][\p{L}\p{N}]+)*/u

const WORD_GOES_ON = /^[\p{L}\p{N}]/u

/** Names are compared without case and accents. */
const COLLATOR = new Intl.Collator(undefined, { sensitivity: 'base' })

/** Normalised for comparison: without spaces, dots, hyphens and apostrophes too. */
const fold = (name: string): string => toPlain(name).replace(/[\s.\-_’]/g, '')

interface Meant {
  readonly people: readonly Mentionable[]
  /** Length of the name after the `@`, in characters. */
  readonly length: number
}

/** The people that a text after `@` can mean: by the longest full name, by a name in one word, by a first name. */
function meantBy(text: string, people: readonly Mentionable[]): Meant {
  const full = people.filter(
    ({ name }) =>
      name !== '' &&
      COLLATOR.compare(text.slice(0, name.length), name) === 0 &&
      !WORD_GOES_ON.test(text.slice(name.length)),
  )
  const length = Math.max(0, ...full.map(({ name }) => name.length))
  if (length > 0) return { people: full.filter(({ name }) => name.length === length), length }
  const word = WORD.exec(text)?.[0] ?? ''
  const plain = fold(word)
  const named = people.filter(({ name }) => fold(name) === plain)
  const called = people.filter(({ name }) => fold(name.split(/\s/)[0] ?? '') === plain)
  return { people: named.length > 0 ? named : called, length: word.length }
}

/**
 * Parses the mentions in the text of a comment. `@Anne` is a mention if exactly one person has that name. Otherwise it
 * stays text and is reported.
 * @param chosen ids that were chosen from a list: they decide between people of the same name; the last one counts
 */
export function readMentions(
  text: string,
  people: readonly Mentionable[],
  chosen: readonly number[] = [],
): { readonly parts: readonly CommentPart[]; readonly unclear: readonly UnclearName[] } {
  const known = people.map(({ id, name }) => ({ id, name: name.normalize('NFC') }))
  const parts: CommentPart[] = []
  const unclear: UnclearName[] = []
  const whole = text.normalize('NFC')
  /** End of the last mention. The text after it is not in `parts` yet. */
  let done = 0
  const addText = (end: number): void => {
    if (end > done) parts.push({ type: 'text', text: whole.slice(done, end) })
  }
  for (const { index } of whole.matchAll(AT)) {
    if (index < done) continue
    const after = whole.slice(index + 1)
    const { people: meant, length } = meantBy(after, known)
    const id = meant.length > 1 ? chosen.findLast((one) => meant.some((person) => person.id === one)) : meant[0]?.id
    const person = meant.find((one) => one.id === id)
    if (!person) {
      unclear.push({ label: after.slice(0, length), fault: meant.length > 1 ? 'several' : 'nobody' })
      continue
    }
    addText(index)
    parts.push({ type: 'mention', attrs: { id: person.id, label: person.name } })
    done = index + 1 + length
  }
  addText(whole.length)
  return { parts, unclear }
}
