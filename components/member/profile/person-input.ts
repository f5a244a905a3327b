import type { CallFailure } from '#lib/client/eph-request.ts'
import { profileStore } from '#lib/client/profile.ts'
import type { EphAnswer, EphInput, Profile } from '#lib/contracts/eph.ts'
import type { Result } from '#lib/domain/result.ts'
import { callStoringDrafts } from './open-forms.ts'

type Person = EphInput<'editPerson'>

type TasteName = 'favouriteCasino' | 'favouriteDate1' | 'favouriteDate2' | 'preferences'

/** What a member likes; the rest of what `editPerson` takes is who they are. */
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
 * Edits one half of `editPerson` and takes the new profile. The programme replaces both halves: the other one goes
 * along as it is then, and the next edit waits for this one's answer, or the two forms would undo each other's work.
 * Never rejects.
 * @param profile whose it is, and what to send along where the session has ended meanwhile
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
