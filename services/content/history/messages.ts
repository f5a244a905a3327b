import { z } from 'zod'
import { type Mentionable, readMentions } from '../contract/mentions.ts'
import { invalid } from '../management/input.ts'
import type { MessagePart } from './schema.ts'

/** A comment in both of its forms: its parts, and their words. */
export interface Message {
  readonly message: string
  readonly messageJson: MessagePart[]
}

/** What a comment is written with: parts, or one text. */
export const MessageInput = z.object({
  message: z.string().max(10_000).nullish(),
  message_json: z
    .array(
      z.object({
        type: z.string().trim().max(255),
        text: z.string().max(10_000).optional(),
        attrs: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .max(500)
    .optional(),
})

const labelOf = ({ attrs }: MessagePart): string => String(attrs?.label ?? '')

const wordsOf = (parts: readonly MessagePart[]): string =>
  parts.map((part) => (part.type === 'mention' ? `@${labelOf(part)}` : (part.text ?? ''))).join('')

/** A part as it is kept: a mention has the id of a person, or is text. Throws 422 for the id of nobody. */
function keptParts(part: MessagePart, people: readonly Mentionable[]): readonly MessagePart[] {
  if (part.type !== 'mention') return [part]
  const id = part.attrs?.id
  if (id === undefined || id === null) return [...readMentions(wordsOf([part]), people).parts]
  const person = people.find((one) => String(one.id) === String(id))
  if (!person) throw invalid({ mention: ['is nobody who has access'] })
  return [{ type: 'mention', attrs: { id: person.id, label: person.name } }]
}

/**
 * A comment as it is kept: whom it mentions stands in it by their ids.
 * @param people who may be mentioned
 */
export function messageOf(
  { message, message_json: parts }: z.output<typeof MessageInput>,
  people: readonly Mentionable[],
): Message {
  const messageJson = parts
    ? (parts as MessagePart[]).flatMap((part) => keptParts(part, people))
    : [...readMentions(message ?? '', people).parts]
  const words = wordsOf(messageJson).trim()
  if (words === '') throw invalid({ comment: ["can't be blank"] })
  return { message: words, messageJson }
}

/** Whom a comment mentions, under the names that they had. Mentions of before had no ids. */
export const peopleIn = (parts: readonly MessagePart[]): readonly Mentionable[] =>
  parts.flatMap((part) =>
    part.type === 'mention' && typeof part.attrs?.id === 'number' ? { id: part.attrs.id, name: labelOf(part) } : [],
  )

/** Ids of those whom a comment mentions, each once. */
export const mentionedIn = (parts: readonly MessagePart[]): readonly number[] => [
  ...new Set(peopleIn(parts).map(({ id }) => id)),
]

/**
 * A comment as it is shown: people have the names that they have now.
 * @param names by the people's ids; who has been removed keeps the name that they had
 */
export function shownMessage(
  parts: readonly MessagePart[],
  names: ReadonlyMap<number, string>,
): { readonly message: string; readonly message_json: readonly MessagePart[] } {
  const shown = parts.map((part) => {
    const [person] = peopleIn([part])
    return person ? { ...part, attrs: { ...part.attrs, label: names.get(person.id) ?? person.name } } : part
  })
  return { message: wordsOf(shown).trim(), message_json: shown }
}
