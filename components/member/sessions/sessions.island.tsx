import { useProfile } from '#lib/client/use-profile.ts'
import { Activity } from './activity.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondStep } from './second-step.tsx'
import type { SessionsPage } from './sessions-page.ts'
import styles from './sessions.module.css'
import { SignedIn } from './signed-in.tsx'

/** The member's sessions and sign-in methods, and the authentication events of the account. */
export function SessionsIsland(page: SessionsPage) {
  const { status, isConnected, profile } = useProfile()
  if (status === 'success' && !isConnected) return null
  return (
    <div className={styles.parts}>
      <SignedIn {...page} />
      <Passkeys {...page} email={profile?.email} member={profile?.ibNumber} />
      <SecondStep {...page} email={profile?.email} member={profile?.ibNumber} />
      <Activity {...page} />
    </div>
  )
}
