import { z } from 'zod'
import { type Mentionable, readMentions } from '@barriere/shared/stories/mentions.ts'
import { invalid } from '../management/input.ts'
import type { MessagePart } from './schema.ts'

/** A comment in both forms: its parts, and their text. */
export interface Message {
  readonly message: string
  readonly messageJson: MessagePart[]
}

/** Input of a comment: parts, or one text. */
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

/**
 * Converts a part for storage: a mention has the id of a person, else it becomes text. Throws 422 for an unknown id.
 */
function keptParts(part: MessagePart, people: readonly Mentionable[]): readonly MessagePart[] {
  if (part.type !== 'mention') return [part]
  const id = part.attrs?.id
  if (id === undefined || id === null) return [...readMentions(wordsOf([part]), people).parts]
  const person = people.find((one) => String(one.id) === String(id))
  if (!person) throw invalid({ mention: ['is nobody who has access'] })
  return [{ type: 'mention', attrs: { id: person.id, label: person.name } }]
}

/**
 * Converts a comment for storage: mentions have the ids of people.
 * @param people who can be mentioned
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

/** The people that a comment mentions, with their former names. Old mentions have no ids, and are skipped. */
export const peopleIn = (parts: readonly MessagePart[]): readonly Mentionable[] =>
  parts.flatMap((part) =>
    part.type === 'mention' && typeof part.attrs?.id === 'number' ? { id: part.attrs.id, name: labelOf(part) } : [],
  )

/** Ids of the mentioned people, without duplicates. */
export const mentionedIn = (parts: readonly MessagePart[]): readonly number[] => [
  ...new Set(peopleIn(parts).map(({ id }) => id)),
]

/**
 * Converts a comment for display, with the current names of people.
 * @param names by id; removed people keep their last name
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
