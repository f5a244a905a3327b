import type { CallFailure } from '#lib/client/eph-request.ts'
import { profileStore } from '#lib/client/profile.ts'
import type { EphAnswer, EphInput, Profile } from '#lib/contracts/eph.ts'
import type { Result } from '#lib/domain/result.ts'
import { callStoringDrafts } from './open-forms.ts'

type Person = EphInput<'editPerson'>

type TasteName = 'favouriteCasino' | 'favouriteDate1' | 'favouriteDate2' | 'preferences'

/** The preferences half of `editPerson`; the other half is the identity. */
export type Tastes = Pick<Person, TasteName>

export type Identity = Omit<Person, TasteName>

const identityOf = ({
  civility,
  firstName,
  lastName,
  birthName,
  commonName,
  birthDate,
  company,
  cvipCardNumber,
  sponsorCode,
}: Profile): Identity => ({
  civility,
  firstName,
  lastName,
  birthName,
  commonName,
  birthDate,
  company,
  cvipCardNumber,
  sponsorCode,
})

const tastesOf = ({ favouriteCasino, favouriteDate1, favouriteDate2, preferences }: Profile): Tastes => ({
  favouriteCasino,
  favouriteDate1,
  favouriteDate2,
  preferences,
})

let last: Promise<unknown> = Promise.resolve()

/**
 * Edits one half of `editPerson`. Lost update: the programme replaces both halves, so the other half is sent along with
 * its current values, and edits are serialised; otherwise two forms would overwrite each other. Never rejects.
 * @param profile the member, and the values to send along where the session has ended meanwhile
 */
export function editPerson(
  profile: Profile,
  change: Identity | Tastes,
): Promise<Result<EphAnswer<'editPerson'>, CallFailure>> {
  const answer = last.then(async () => {
    const known = profileStore.get().profile
    const current = known?.ibNumber === profile.ibNumber ? known : profile
    const edited = await callStoringDrafts(profile.ibNumber, 'PUT profile/me', {
      input: { ...identityOf(current), ...tastesOf(current), ...change },
    })
    if (edited.ok) profileStore.edit(edited.value.profile)
    return edited
  })
  last = answer
  return answer
}
