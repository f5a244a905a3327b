/** Somebody whom a comment may mention, as the list shows them. */
export interface Person {
  readonly id: number
  readonly name: string
  readonly email: string
}

/** What stands before the caret after an `@`: the beginning of a name. */
export interface MentionQuery {
  /** Place of the `@`. */
  readonly start: number
  readonly text: string
}

/** An `@` that begins a word, and what may be a name of up to three words, up to the caret. */
const QUERY = /(?<![\p{L}\p{N}._%+-])@((?:[\p{L}\p{N}._'’-]+ ){0,2}[\p{L}\p{N}._'’-]*)$/u

/** The name that is being typed; undefined where the caret stands behind no `@`. */
export function queryAt(text: string, caret: number): MentionQuery | undefined {
  const found = QUERY.exec(text.slice(0, caret))
  return found ? { start: found.index, text: found[1] ?? '' } : undefined
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** People one of whose names, or whose e-mail address, begins with what is typed; by name. */
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

/** The text with a person's name in the place of what was typed, and the caret behind it. */
export function withMention(text: string, { start, text: typed }: MentionQuery, name: string) {
  const rest = text.slice(start + 1 + typed.length)
  const before = `${text.slice(0, start)}@${name}`
  // A space ends the name, unless there is one.
  return { text: `${before}${/^\s/.test(rest) ? '' : ' '}${rest}`, caret: before.length + 1 }
}
