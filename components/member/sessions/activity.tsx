import { useState } from 'react'
import { useEph } from '#lib/client/queries.ts'
import { agentName } from '@barriere/shared/locales/locales.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import { type SessionsPage, momentIn } from './sessions-page.ts'
import styles from './sessions.module.css'

/** Number of events that are shown at first. */
const FEW = 8

/** Authentication events of the account, the newest first. */
export function Activity(page: SessionsPage) {
  const { locale, labels, frame } = page
  const { data, error, refetch } = useEph('GET users/events')
  const [all, setAll] = useState(false)
  const events = all ? data?.events : data?.events.slice(0, FEW)
  return (
    <section className={panel.panel} aria-labelledby="sessions-activity">
      <h2 id="sessions-activity" className={panel.title}>
        {labels.activity.title}
      </h2>
      {data && <p className={panel.hint}>{interpolate(labels.activity.intro, { days: data.days })}</p>}
      {error && <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />}
      {!events && !error && (
        <Loading label={frame.loading}>
          <Skeleton shape="row" lines={2} />
        </Loading>
      )}
      {events && (
        <ul className={styles.rows}>
          {events.map((event, index) => (
            <li key={`${event.at} ${index}`} className={styles.row}>
              <div className={styles.text}>
                <p className={styles.name}>
                  {labels.events[event.kind]}{' '}
                  {event.outcome === 'failed' && <Badge kind="full">{labels.activity.failed}</Badge>}
                </p>
                <p className={panel.hint}>
                  {interpolate(labels.activity.where, {
                    moment: momentIn(event.at, page),
                    agent: agentName(event, locale),
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!all && data && data.events.length > FEW && (
        <p>
          <Button variant="line" size="small" onClick={() => setAll(true)}>
            {labels.activity.more}
          </Button>
        </p>
      )}
    </section>
  )
}
