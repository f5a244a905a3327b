import { useState } from 'react'
import { consumeFormDraft } from '#lib/client/form-draft.ts'
import { useFocusOn } from '../../forms/use-focus-on.ts'
import { Banner } from '../../ui/banner.tsx'
import { Activate } from './activate.tsx'
import { ACTIVATE, type CollaboratorPage } from './collaborator-page.ts'
import styles from './collaborator.module.css'
import { RequestLink } from './request-link.tsx'
import { isToken } from './token.ts'

interface MemberCollaborationProps extends CollaboratorPage {
  member: string
  /** Token from the address; empty if the address contains none. */
  token: string
  onActivated: () => void
}

/** Makes a member a collaborator: the form that uses the mailed link, or the form that requests this link. */
export function MemberCollaboration({ member, token: brought, onActivated, ...page }: MemberCollaborationProps) {
  const [token, setToken] = useState(() => brought || draftToken(member))
  const [refused, setRefused] = useState<string>()
  const told = refused ?? (token === '' || isToken(token) ? undefined : page.labels.badLink)
  const notice = useFocusOn<HTMLDivElement>(told)

  const refuse = (message: string): void => {
    setToken('')
    setRefused(message)
  }

  if (token !== '' && told === undefined)
    return <Activate {...page} member={member} token={token} onActivated={onActivated} onRefused={refuse} />
  return (
    <>
      {told !== undefined && (
        <div ref={notice} tabIndex={-1} className={styles.told}>
          <Banner kind="error">{told}</Banner>
        </div>
      )}
      <RequestLink {...page} member={member} />
    </>
  )
}

/** The token from the form draft that was stored before the member signed in again; empty if there is none. */
function draftToken(member: string): string {
  const { token } = consumeFormDraft(ACTIVATE, member) ?? {}
  return typeof token === 'string' ? token : ''
}
