import { useEffect } from 'react'
import { profileStore, useProfile } from '#lib/client/profile.ts'
import styles from './account-badge.module.css'

/** The first letter of each name: `CD`. */
const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name][0] ?? '')
    .join('')
    .toLocaleUpperCase()

/**
 * A member's initials in the place of the icon, whose box they do not change. `signedIn` follows the link's own name.
 */
export function AccountBadgeIsland({ signedIn }: { signedIn: string }) {
  const { profile } = useProfile()
  useEffect(() => {
    void profileStore.init()
  }, [])
  if (!profile) return null
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {initialsOf(profile.firstName, profile.lastName)}
      </span>
      <span className="vh">{`, ${signedIn} ${profile.firstName} ${profile.lastName}`}</span>
    </>
  )
}
