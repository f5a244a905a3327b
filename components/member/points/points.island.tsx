import { casinoStore } from '#lib/client/casino-profile.ts'
import { useCasino } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { numberFormat } from '../../forms/labels.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { PointsProps } from '../calls/casino-part.ts'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import { PointLines } from './point-lines.tsx'
import { PointMonths } from './point-months.tsx'
import styles from './points.module.css'

/** The balance with its expiry dates, the last twelve months, and the ledger. */
export function PointsIsland(props: PointsProps) {
  const { locale, labels, frame } = props
  const { status, isConnected } = useMember(casinoStore)
  const { data, error, refetch } = useCasino('GET balance')
  if (status === 'success' && !isConnected) return null
  const points = (count: number): string => numberFormat(locale).format(count)
  return (
    <>
      <section className={panel.panel} aria-labelledby="points-balance">
        <h2 id="points-balance" className={panel.title}>
          {labels.balanceTitle}
        </h2>
        {error ? (
          <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
        ) : data ? (
          <>
            <p className={styles.balance}>
              {interpolate(labels.balance, {
                points: points(data.balance),
                euros: formatMoney({ cents: data.cents, currency: 'EUR' }, locale),
              })}
            </p>
            {data.pending > 0 && <p>{interpolate(labels.pending, { points: points(data.pending) })}</p>}
            {data.expiring.length > 0 && (
              <>
                <h3 className={styles.subtitle}>{labels.expiringTitle}</h3>
                <ul className={styles.expiring}>
                  {data.expiring.map(({ day, points: count }) => (
                    <li key={day}>
                      {interpolate(labels.expiring, {
                        points: points(count),
                        day: formatDay(new Date(`${day}T12:00:00Z`), locale),
                      })}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        ) : (
          <Loading label={labels.loading}>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </Loading>
        )}
      </section>
      <PointMonths {...props} />
      <PointLines {...props} />
    </>
  )
}
