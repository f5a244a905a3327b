import type { SendFailure } from '#lib/client/send-call.ts'
import type { ProfileStore } from '#lib/client/profile.ts'
import { type Result, ok } from '@barriere/shared/domain/result.ts'
import { storingDrafts } from './open-forms.ts'

interface PersonEditing<P, I> {
  readonly store: ProfileStore<P>
  /** What tells a member apart. */
  readonly ownerOf: (profile: P) => string
  /** All that the programme replaces at once, as it stands. */
  readonly inputOf: (profile: P) => I
  readonly send: (input: I) => Promise<Result<{ readonly profile: P }, SendFailure>>
}

/**
 * Edits of the person, of which a form changes a part. Lost update: the programme replaces the whole, so the rest is
 * sent along with its current values, and edits are serialised; otherwise two forms would overwrite each other. An edit
 * never rejects.
 */
export function createPersonEdits<P, I extends object>({ store, ownerOf, inputOf, send }: PersonEditing<P, I>) {
  let last: Promise<unknown> = Promise.resolve()
  /** @param profile the member, and the values to send along where the session has ended meanwhile */
  return (profile: P, change: Partial<I>): Promise<Result<{ readonly profile: P }, SendFailure>> => {
    const answer = last.then(async () => {
      const known = store.get().profile
      const current = known !== undefined && ownerOf(known) === ownerOf(profile) ? known : profile
      const edited = await storingDrafts(ownerOf(current), send({ ...inputOf(current), ...change }))
      if (!edited.ok) return edited
      store.edit(edited.value.profile)
      return ok(edited.value)
    })
    last = answer
    return answer
  }
}
