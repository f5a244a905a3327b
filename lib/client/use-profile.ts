import { useSyncExternalStore } from 'react'
import type { Profile } from '#lib/contracts/eph.ts'
import { PENDING, type ProfileState, type ProfileStore, profileStore } from './profile.ts'

/** The current member of a programme, as it changes. On the server, and until the first answer, it is `pending`. */
export const useMember = <P>(store: ProfileStore<P>): ProfileState<P> =>
  useSyncExternalStore<ProfileState<P>>(store.subscribe, store.get, () => PENDING)

/** The current member of the hotel programme. */
export const useProfile = (): ProfileState<Profile> => useMember(profileStore)
