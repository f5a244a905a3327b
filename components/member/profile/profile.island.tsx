import { useState } from 'react'
import { useMember } from '#lib/client/use-profile.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { useSessionNotice } from '#components/forms/session-notice.ts'
import { Banner } from '../../ui/banner.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { ReadFailure } from '../calls/read-failure.tsx'
import { type ProfilePage, ownerOf } from './parts.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import { ProfileParts, ProfileSkeleton } from './profile-parts.tsx'
import styles from './profile.module.css'

export interface ProfileIslandProps extends ProfilePage {
  frame: Messages['member']['frame']
}

/** The member's profile, part by part. */
export function ProfileIsland({ frame, ...page }: ProfileIslandProps) {
  const { store } = PROFILE_CALLS[page.programme]
  const { status, isConnected, profile } = useMember(store)
  /** The last known profile: kept when the session ends, for open forms with input. */
  const [last, setLast] = useState(profile)
  const [deleted, setDeleted] = useState(false)
  if (profile && profile !== last) setLast(profile)

  if (deleted) return <Deleted text={page.labels.data.deleted} />
  const shown = profile ?? last
  if (profile && 'locked' in profile && profile.locked)
    return (
      <ReadFailure
        failure={{ status: 403, code: 'stepUp', message: frame.locked }}
        labels={frame}
        retry={() => void store.refresh()}
      />
    )
  if (shown)
    return (
      <div className={styles.parts}>
        <ProfileParts
          key={ownerOf(shown)}
          {...page}
          profile={shown}
          ended={!profile}
          onDeleted={() => setDeleted(true)}
        />
      </div>
    )
  if (status === 'error') return <ReadFailure labels={frame} retry={() => void store.refresh()} />
  if (status === 'success' && !isConnected) return null
  return (
    <Loading label={page.labels.loading}>
      <div className={styles.parts}>
        <ProfileSkeleton {...page} />
      </div>
    </Loading>
  )
}

/** Shown until the browser has loaded the next page. It replaces the notice that the session has ended. */
function Deleted({ text }: { text: string }) {
  useSessionNotice(text)
  return (
    <Banner kind="success" live>
      {text}
    </Banner>
  )
}
