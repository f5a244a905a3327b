import { useState } from 'react'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries, useCasino } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import type { Godson } from '@barriere/shared/programmes/casino/sponsorship.ts'
import { centsOf } from '@barriere/shared/domain/loyalty/casino-points.ts'
import { formatDay, formatEuros } from '#lib/i18n/format.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { numberFormat } from '../../forms/labels.ts'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { cx } from '../../ui/cx.ts'
import { Table } from '../../ui/table.tsx'
import type { SponsorshipProps } from '../calls/casino-part.ts'
import { CasinoReadFailure } from '../calls/casino-read-failure.tsx'
import panel from '../layout/panel.module.css'
import { plural } from '../../ui/plural.ts'
import { InviteForm } from './invite-form.tsx'
import styles from './sponsorship.module.css'

/** The code to share, the invitation by mail, and the state of each invited friend. */
export function SponsorshipIsland({ locale, labels, refused, frame, forms }: SponsorshipProps) {
  const { status, isConnected } = useMember(casinoStore)
  const { data, error, refetch } = useCasino('GET godsons')
  if (status === 'success' && !isConnected) return null
  if (error)
    return (
      <CasinoReadFailure
        failure={error.failure}
        locale={locale}
        labels={refused}
        frame={frame}
        retry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <Loading label={labels.loading}>
        <div className={panel.panel}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </div>
      </Loading>
    )
  const { code, left, points, godsons } = data
  // Reads the list again, because it may contain more changes than the friend in the answer.
  const refresh = (): void => void casinoQueries.invalidateQueries({ queryKey: ['GET godsons'] })
  return (
    <>
      <p>
        {interpolate(labels.reward, {
          points: numberFormat(locale).format(points),
          amount: formatEuros(centsOf(points) / 100, locale),
        })}
      </p>
      <div className={styles.ways}>
        <SponsorCode code={code} labels={labels} />
        <section aria-labelledby="invite" className={panel.panel}>
          <h2 id="invite" className={panel.title}>
            {labels.invite}
          </h2>
          <p>{left > 0 ? plural(labels.left, left, locale) : labels.full}</p>
          <InviteForm isFull={left <= 0} locale={locale} labels={labels} forms={forms} refresh={refresh} />
        </section>
      </div>
      <section className={cx(panel.panel, styles.friends)}>
        <h2 className={panel.title}>{labels.list}</h2>
        {godsons.length === 0 ? (
          <p>{labels.empty}</p>
        ) : (
          <Table
            caption={labels.list}
            captionHidden
            rowHeader
            head={[labels.who, labels.state, labels.date]}
            rows={godsons.map((godson) => [
              godson.email ?? labels.unknown,
              labels.states[godson.state],
              interpolate(labels.dates[godson.state], { day: formatDay(new Date(momentOf(godson)), locale) }),
            ])}
          />
        )}
      </section>
    </>
  )
}

const momentOf = ({ state, registeredAt, rewardedAt, expiresAt }: Godson): string =>
  (state === 'rewarded' ? rewardedAt : state === 'registered' ? registeredAt : undefined) ?? expiresAt

/** The member's own code, with a button that copies it. */
function SponsorCode({
  code,
  labels,
}: Pick<CallAnswer<CasinoCalls['godsons']>, 'code'> & Pick<SponsorshipProps, 'labels'>) {
  const [told, setTold] = useState<'copied' | 'copyFailed'>()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code)
      setTold('copied')
    } catch {
      // The browser denies access, or the page has no TLS. The visitor can still select the code.
      setTold('copyFailed')
    }
  }
  return (
    <section aria-labelledby="sponsor-code" className={panel.panel}>
      <h2 id="sponsor-code" className={panel.title}>
        {labels.code}
      </h2>
      <p className={styles.code}>{code}</p>
      <p className={panel.hint}>{labels.codeText}</p>
      <p>
        <Button variant="line" onClick={() => void copy()}>
          {labels.copy}
        </Button>
      </p>
      <p role="status">{told && labels[told]}</p>
    </section>
  )
}
