import { eq, inArray } from 'drizzle-orm'
import { EDITOR_TOKENS } from '@barriere/shared/locales/locales.ts'
import type { ReviewOutcome } from '@barriere/shared/locales/types.ts'
import type { Sql } from '../../kit/database.ts'
import type { Outbox } from '../../kit/mail/outbox.ts'
import { dayOf, editorMail } from './editor-mail.ts'
import { type Mention, mentionMail } from './mention-mail.ts'
import type { Principal } from './principal.ts'
import { reviewMail } from './review-mail.ts'
import { scheduledMail } from './scheduled-mail.ts'
import { collaborators } from './schema.ts'

type Collaborator = typeof collaborators.$inferSelect

/** Author of an action, who gets no mails about it. */
type Author = Pick<Principal, 'id' | 'name'>

/** A draft to review, or a story's version in a release. */
export interface Reviewed {
  readonly storyId: number
  /** Name of the story. */
  readonly name: string
  readonly releaseId: number | null
}

interface ReviewNotice extends Reviewed {
  readonly author: Author
  readonly comment: string | null
}

/** A draft that differs from the version which a schedule holds. */
interface LeftNotice extends Omit<Reviewed, 'releaseId'> {
  /** Author of the draft's change. */
  readonly author: Author
  /** When the approved version goes live. */
  readonly at: Date
}

interface NoticesOptions {
  readonly outbox: Outbox
  /** Origin of the editor. */
  readonly origin: () => string
}

/** Number of a person, from the id of a principal; empty for a token. */
const numbersOf = (principal: string): readonly number[] => (/^\d+$/.test(principal) ? [Number(principal)] : [])

/** Mails to users of the editor about stories, written in the transaction of their cause. */
export class Notices {
  readonly #outbox: Outbox
  readonly #origin: () => string

  constructor({ outbox, origin }: NoticesOptions) {
    this.#outbox = outbox
    this.#origin = origin
  }

  /**
   * Mails a comment to the mentioned people.
   * @param numbers of the people, in the management API
   */
  async mentioned(
    transaction: Sql,
    numbers: readonly number[],
    { author, ...mention }: Omit<Mention, 'author'> & { readonly author: Author },
  ): Promise<void> {
    for (const person of await this.#others(transaction, numbers, author))
      await this.#outbox.add(transaction, {
        kind: 'mention',
        ownerId: person.id,
        recipient: person.email,
        ...mentionMail({
          ...mention,
          author: author.name,
          language: person.language,
          name: person.name,
          origin: this.#origin(),
        }),
      })
  }

  /** Mails a request for a review to the reviewer. */
  async reviewAsked(
    transaction: Sql,
    assignee: number,
    { dueAt, ...review }: ReviewNotice & { readonly dueAt: Date | null },
  ): Promise<void> {
    await this.#review(transaction, [assignee], { ...review, event: 'asked', dueAt })
  }

  /**
   * Mails the answer to the requester of a review.
   * @param askedBy id of a principal; tokens get no mail
   */
  async reviewAnswered(
    transaction: Sql,
    askedBy: string,
    { outcome, ...review }: ReviewNotice & { readonly outcome: ReviewOutcome },
  ): Promise<void> {
    await this.#review(transaction, numbersOf(askedBy), { ...review, event: outcome, dueAt: null })
  }

  /**
   * Tells the publisher of a schedule that the draft has changed, and that the approved version goes live.
   * @param setBy id of a principal; tokens get no mail
   */
  async heldVersionLeft(
    transaction: Sql,
    setBy: string,
    { author, name: story, storyId, at }: LeftNotice,
  ): Promise<void> {
    const origin = this.#origin()
    const address = `${origin}/content/editor/stories/${storyId}`
    for (const person of await this.#others(transaction, numbersOf(setBy), author)) {
      const { language, name } = person
      await this.#outbox.add(transaction, {
        kind: 'scheduled-changed',
        ownerId: person.id,
        recipient: person.email,
        ...scheduledMail({ language, name, author: author.name, story, at, address, origin }),
      })
    }
  }

  /** Tells administrators that a token of the management API ends soon. */
  async keyEnds(transaction: Sql, { name: token, endsAt }: { readonly name: string; readonly endsAt: Date }) {
    const origin = this.#origin()
    const address = `${origin}/content/editor/administration/tokens`
    const found = await transaction.select().from(collaborators).where(eq(collaborators.role, 'administrator'))
    for (const { id, email: recipient, language, name, passwordHash } of found) {
      // The invitation is not accepted yet.
      if (passwordHash === null) continue
      const mail = editorMail(
        EDITOR_TOKENS[language],
        { language, name, address, origin },
        { token, day: dayOf(endsAt, language) },
      )
      await this.#outbox.add(transaction, { kind: 'token-ends', ownerId: id, recipient, ...mail })
    }
  }

  async #review(
    transaction: Sql,
    numbers: readonly number[],
    review: ReviewNotice & { readonly event: 'asked' | ReviewOutcome; readonly dueAt: Date | null },
  ): Promise<void> {
    const { event, author, name: story, storyId, releaseId, comment, dueAt } = review
    const origin = this.#origin()
    const version = releaseId === null ? '' : `?release=${releaseId}`
    const address = `${origin}/content/editor/stories/${storyId}${version}`
    for (const person of await this.#others(transaction, numbers, author)) {
      const { language, name } = person
      await this.#outbox.add(transaction, {
        kind: `review-${event}`,
        ownerId: person.id,
        recipient: person.email,
        ...reviewMail({ event, language, name, author: author.name, story, comment, dueAt, address, origin }),
      })
    }
  }

  /** People by their numbers, without the author. */
  async #others(transaction: Sql, numbers: readonly number[], author: Author): Promise<readonly Collaborator[]> {
    if (numbers.length === 0) return []
    const found = await transaction
      .select()
      .from(collaborators)
      .where(inArray(collaborators.number, [...numbers]))
    return found.filter(({ number }) => String(number) !== author.id)
  }
}
