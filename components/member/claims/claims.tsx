import { Raised } from '#components/ui/raised.tsx'
import { Suspense, lazy, useState } from 'react'
import { queryClient, useEph } from '#lib/client/queries.ts'
import { useProfile } from '#lib/client/use-profile.ts'
import type { Claim } from '@barriere/shared/programmes/hotel/stays.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Badge, type BadgeKind } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useFocusOn } from '../../forms/use-focus-on.ts'
import { stayAnchor, stayHref } from '../stays/asked-stay.ts'
import { CLAIMS } from '../layout/member-pages.ts'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import type { MemberStaysProps } from '../stays/stay-property.ts'
import { stayDates, stayName } from '../stays/stay-text.ts'
import styles from './claims.module.css'

/** Loaded when the member opens it, because most members never claim a stay. */
const ClaimForm = lazy(async () => ({ default: (await import('./claim-form.tsx')).ClaimForm }))

const BADGES: Readonly<Record<Claim['state'], BadgeKind>> = {
  open: 'plain',
  accepted: 'available',
  refused: 'canceled',
}

/** Claims of missing stays with their state, and the form for a new claim. */
export function Claims(props: MemberStaysProps) {
  const { path, locale, labels, claims: words, frame } = props
  const { profile } = useProfile()
  const { data, error, refetch } = useEph('GET claims')
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState<string>()
  const told = useFocusOn<HTMLDivElement>(sent)
  const done = (claim: Claim): void => {
    setOpen(false)
    setSent(claim.reference)
    void queryClient.invalidateQueries({ queryKey: ['GET claims'] })
  }
  return (
    <section id={CLAIMS} className={panel.panel} aria-labelledby="claims-title">
      <h2 id="claims-title" className={panel.title}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      {sent !== undefined && (
        <div ref={told} tabIndex={-1}>
          <Banner kind="success" title={interpolate(words.sent, { reference: sent })}>
            {words.sentText}
          </Banner>
        </div>
      )}
      {open && profile ? (
        <Suspense fallback={<p role="status">{words.loading}</p>}>
          <ClaimForm {...props} member={profile.ibNumber} done={done} close={() => setOpen(false)} />
        </Suspense>
      ) : (
        <p>
          <Button variant="line" disabled={!profile} onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </p>
      )}
      {error && <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />}
      {data && data.claims.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{words.list}</h3>
          <ul className={styles.claims}>
            {data.claims.map((claim) => (
              <li key={claim.reference} className={styles.claim}>
                <p className={styles.name}>
                  {interpolate(words.dates, { hotel: stayName(claim, labels), dates: stayDates(claim, locale) })}
                </p>
                <p>
                  <Badge kind={BADGES[claim.state]}>{words.state[claim.state]}</Badge>
                </p>
                <p className={panel.hint}>
                  <Raised
                    text={interpolate(words.reference, {
                      reference: claim.reference,
                      day: formatDay(new Date(claim.createdAt), locale),
                    })}
                  />
                </p>
                {claim.reason && <p>{words.reason[claim.reason]}</p>}
                {claim.stay !== undefined && (
                  <p>
                    <ButtonLink
                      variant="ghost"
                      size="small"
                      anchor={stayAnchor(stayHref(path, claim.stay), claim.stay)}
                    >
                      {words.stay}
                    </ButtonLink>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
