import { useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import type { CallFailure } from '#lib/client/eph-request.ts'
import { useEph } from '#lib/client/queries.ts'
import type { ListedSession } from '@barriere/shared/contracts/session.ts'
import { agentName } from '@barriere/shared/locales/locales.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { useFocusOn } from '#components/forms/use-focus-on.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import { type SessionsPage, momentIn, refreshActivity } from './sessions-page.ts'
import styles from './sessions.module.css'

type Told = { readonly kind: 'success' | 'error'; readonly text: string }

/** The signed-in browsers. The member signs out another browser, or all except this one. */
export function SignedIn(page: SessionsPage) {
  const { locale, labels, frame } = page
  const { data, error, refetch } = useEph('GET users/sessions')
  /** Id of the session that is being ended, or `others`. */
  const [busy, setBusy] = useState<string>()
  const [told, setTold] = useState<Told>()
  // The heading takes the focus, because the pressed button is removed with its row.
  const heading = useFocusOn<HTMLHeadingElement>(told?.kind === 'success' ? told : undefined)

  const end = async (what: string, text: string): Promise<void> => {
    if (busy !== undefined) return
    setBusy(what)
    const answer =
      what === OTHERS
        ? await callEph('DELETE users/sessions')
        : await callEph('DELETE users/sessions/{id}', { pathParameter: what })
    refreshActivity()
    await refetch()
    setBusy(undefined)
    setTold(answer.ok ? { kind: 'success', text } : { kind: 'error', text: sentenceOf(answer.error) })
  }
  const sentenceOf = ({ status, message }: CallFailure): string =>
    status === 404 ? labels.gone : (message ?? labels.failed)

  const sessions = data?.sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <section className={panel.panel} aria-labelledby="sessions-list">
      <h2 ref={heading} id="sessions-list" tabIndex={-1} className={panel.title}>
        {labels.signedIn.title}
      </h2>
      <div role="status">{told && <Banner kind={told.kind}>{told.text}</Banner>}</div>
      {error && <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />}
      {!sessions && !error && (
        <Loading label={frame.loading}>
          <Skeleton shape="row" lines={2} />
        </Loading>
      )}
      {sessions && (
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              {...page}
              session={session}
              busy={busy === session.id}
              onEnd={() => void end(session.id, interpolate(labels.ended, { agent: agentName(session, locale) }))}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <p>
          <Button variant="line" busy={busy === OTHERS} onClick={() => void end(OTHERS, labels.othersEnded)}>
            {labels.endOthers}
          </Button>
        </p>
      )}
    </section>
  )
}

const OTHERS = 'others'

interface SessionRowProps extends SessionsPage {
  session: ListedSession
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, busy, onEnd, ...page }: SessionRowProps) {
  const { locale, labels } = page
  const name = agentName(session, locale)
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          {name} {session.current && <Badge kind="available">{labels.current}</Badge>}
        </p>
        <p className={panel.hint}>{interpolate(labels.since, { moment: momentIn(session.firstSeenAt, page) })}</p>
        {!session.current && (
          <p className={panel.hint}>{interpolate(labels.lastUsed, { moment: momentIn(session.lastUsedAt, page) })}</p>
        )}
      </div>
      {!session.current && (
        <Button variant="line" size="small" busy={busy} onClick={onEnd}>
          {labels.end} <span className="vh">{name}</span>
        </Button>
      )}
    </li>
  )
}
