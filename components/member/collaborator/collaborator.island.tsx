import { useState } from 'react'
import { profileStore } from '#lib/client/profile.ts'
import { useProfile } from '#lib/client/use-profile.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { Banner } from '../../ui/banner.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useMailedToken } from '../entry/mailed-token.ts'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import type { CollaboratorPage } from './collaborator-page.ts'
import { CollaboratorStatus } from './collaborator-status.tsx'
import { MemberCollaboration } from './member-collaboration.tsx'
import { isToken } from './token.ts'

export interface CollaboratorIslandProps extends CollaboratorPage {
  frame: Messages['member']['frame']
}

/** Collaborator page: a collaborator's offers, or the activation for other members. */
export function CollaboratorIsland({ frame, ...page }: CollaboratorIslandProps) {
  const { status, isConnected, isEmployee, profile } = useProfile()
  const token = useMailedToken()
  const [last, setLast] = useState(profile)
  const [activated, setActivated] = useState(false)
  if (profile && profile !== last) setLast(profile)

  // The last known member: an ended session discards neither input nor a pending activation.
  const member = (profile ?? last)?.ibNumber
  if (isEmployee) return <CollaboratorStatus {...page} activated={activated} />
  if (member !== undefined && token !== undefined)
    return (
      <MemberCollaboration
        key={member}
        {...page}
        member={member}
        token={token}
        onActivated={() => setActivated(true)}
      />
    )
  if (member === undefined && status === 'error')
    return <ReadFailure labels={frame} retry={() => void profileStore.refresh()} />
  if (member === undefined && status === 'success' && !isConnected)
    return isToken(token ?? '') ? (
      <Banner kind="info" live>
        {page.labels.reopen}
      </Banner>
    ) : null
  return (
    <Loading label={page.labels.loading}>
      <div className={panel.panel}>
        <Skeleton shape="title" />
        <Skeleton lines={2} />
        <Skeleton shape="row" />
        <Skeleton shape="button" />
      </div>
    </Loading>
  )
}
