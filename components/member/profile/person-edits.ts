import type { SendFailure } from '#lib/client/send-call.ts'
import type { ProfileStore } from '#lib/client/profile.ts'
import { type Result, ok } from '@barriere/shared/domain/result.ts'
import { storingDrafts } from './open-forms.ts'

interface PersonEditing<P, I> {
  readonly store: ProfileStore<P>
  /** Identifies a member. */
  readonly ownerOf: (profile: P) => string
  /** All fields that the programme replaces at once, with their current values. */
  readonly inputOf: (profile: P) => I
  readonly send: (input: I) => Promise<Result<{ readonly profile: P }, SendFailure>>
}

/**
 * Edits of the personal data; a form changes only some of the fields. Lost update: the programme replaces all fields at
 * once, so an edit also sends the current values of the other fields, and edits are serialised. Otherwise two forms
 * would overwrite each other. An edit never rejects.
 */
export function createPersonEdits<P, I extends object>({ store, ownerOf, inputOf, send }: PersonEditing<P, I>) {
  let last: Promise<unknown> = Promise.resolve()
  /** @param profile the member; its values are sent if the store no longer has the member's profile */
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
