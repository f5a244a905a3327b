import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino } from '#lib/client/casino.ts'
import type { CasinoInput } from '@barriere/shared/programmes/casino/operations.ts'
import type { CasinoMember } from '#lib/contracts/casino-site.ts'
import { createPersonEdits } from '../profile/person-edits.ts'
import { ownerOf } from '../profile/parts.ts'

const inputOf = ({
  civility,
  firstName,
  lastName,
  birthDate,
  phoneNumber,
  favouriteCasino,
  favouriteDate1,
  favouriteDate2,
  preferences,
}: CasinoMember): CasinoInput<'editPerson'> => ({
  civility,
  firstName,
  lastName,
  birthDate,
  phoneNumber,
  favouriteCasino,
  favouriteDate1,
  favouriteDate2,
  preferences,
})

/** Edits the personal data of a member of the casino programme. */
export const editCasinoPerson = createPersonEdits({
  store: casinoStore,
  ownerOf,
  inputOf,
  send: (input) => callCasino('PUT profile/me', { input }),
})
