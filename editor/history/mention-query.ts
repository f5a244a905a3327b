/** A person who can be mentioned, as shown in the list. */
export interface Person {
  readonly id: number
  readonly name: string
  readonly email: string
}

/** Text between an `@` and the caret: the beginning of a name. */
export interface MentionQuery {
  /** Index of the `@`. */
  readonly start: number
  readonly text: string
}

/** An `@` at the beginning of a word, followed by up to three words before the caret. */
const QUERY = /(?<![\p{L}\p{N}._%+-])@((?:[\p{L}\p{N}._'’-]+ ){0,2}[\p{L}\p{N}._'’-]*)$/u

/** The partially typed name; undefined without an `@` before the caret. */
export function queryAt(text: string, caret: number): MentionQuery | undefined {
  const found = QUERY.exec(text.slice(0, caret))
  return found ? { start: found.index, text: found[1] ?? '' } : undefined
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** People with a name or e-mail address that begins with the query, sorted by name. */
export function matching(people: readonly Person[], query: string): readonly Person[] {
  const wanted = plain(query)
  const fits = ({ name, email }: Person): boolean => {
    const known = plain(name)
    return (
      known.startsWith(wanted) ||
      [' ', '-'].some((before) => known.includes(before + wanted)) ||
      email.toLowerCase().startsWith(wanted)
    )
  }
  return people.filter(fits).sort((one, other) => one.name.localeCompare(other.name, 'fr'))
}

/** Replaces the typed text by a person's name, and moves the caret behind it. */
export function withMention(text: string, { start, text: typed }: MentionQuery, name: string) {
  const rest = text.slice(start + 1 + typed.length)
  const before = `${text.slice(0, start)}@${name}`
  // Adds a space after the name, unless there is one.
  return { text: `${before}${/^\s/.test(rest) ? '' : ' '}${rest}`, caret: before.length + 1 }
}
