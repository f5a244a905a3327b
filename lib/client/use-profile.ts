import { useSyncExternalStore } from 'react'
import { PENDING, type ProfileState, profileStore } from './profile.ts'

/** The current member, as it changes. On the server, and until the first answer, it is `pending`. */
export const useProfile = (): ProfileState =>
  useSyncExternalStore(profileStore.subscribe, profileStore.get, () => PENDING)
