import { inArray } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'
import type { Outbox } from '../../kit/mail/outbox.ts'
import { type Mention, mentionMail } from './mention-mail.ts'
import type { Principal } from './principal.ts'
import { collaborators } from './schema.ts'

type Collaborator = typeof collaborators.$inferSelect

/** Who causes a mail, and is never sent it. */
type Author = Pick<Principal, 'id' | 'name'>

interface NoticesOptions {
  readonly outbox: Outbox
  /** The editor's. */
  readonly origin: () => string
}

/** Mails to people of the editor about stories, written in the transaction of what causes them. */
export class Notices {
  readonly #outbox: Outbox
  readonly #origin: () => string

  constructor({ outbox, origin }: NoticesOptions) {
    this.#outbox = outbox
    this.#origin = origin
  }

  /**
   * Mails a comment to those whom it mentions.
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

  /** People by their numbers, without who causes the mail. */
  async #others(transaction: Sql, numbers: readonly number[], author: Author): Promise<readonly Collaborator[]> {
    if (numbers.length === 0) return []
    const found = await transaction
      .select()
      .from(collaborators)
      .where(inArray(collaborators.number, [...numbers]))
    return found.filter(({ number }) => String(number) !== author.id)
  }
}
