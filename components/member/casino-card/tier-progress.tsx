import { useCasino } from '#lib/client/casino.ts'
import type { TierAnswer } from '@barriere/shared/programmes/casino/points.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { numberFormat } from '../../forms/labels.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import level from '../level/member-level.module.css'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import type { CasinoCardProps } from '../calls/casino-part.ts'

type ProgressProps = Pick<CasinoCardProps, 'locale' | 'labels' | 'frame'>

/** Formats a day, `YYYY-MM-DD`. */
const dayWords = (day: string, locale: Locale): string => formatDay(new Date(`${day}T12:00:00Z`), locale)

/** Points that count for the tier, points missing for the next tier, and points needed to keep this tier. */
export function TierProgress({ locale, labels, frame }: ProgressProps) {
  const { data, error, refetch } = useCasino('GET tier')
  return (
    <section className={panel.panel} aria-labelledby="casino-tier">
      <h2 id="casino-tier" className={panel.title}>
        {labels.tierTitle}
      </h2>
      {error ? (
        <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
      ) : data ? (
        <Progress tier={data} locale={locale} labels={labels} />
      ) : (
        <Loading label={frame.loading}>
          <Skeleton lines={4} />
        </Loading>
      )}
      <div className={panel.actions}>
        <ButtonLink variant="ghost" anchor={{ href: casinoLink('points', locale) }}>
          {labels.points}
        </ButtonLink>
      </div>
    </section>
  )
}

function Progress({ tier, locale, labels }: Omit<ProgressProps, 'frame'> & { tier: TierAnswer }) {
  const { counted, next, review } = tier
  const points = (count: number): string => numberFormat(locale).format(count)
  return (
    <>
      <p className={level.sentence}>
        {next
          ? interpolate(labels.next, { missing: points(next.missing), tier: labels.tiers[next.tier] })
          : interpolate(labels.highest, { tier: labels.tiers[tier.tier] })}
      </p>
      <dl className={level.lines}>
        {next && (
          <div className={level.line}>
            <dt id="tier-next">{interpolate(labels.towards, { tier: labels.tiers[next.tier] })}</dt>
            <dd>
              <span>
                {interpolate(labels.of, {
                  counted: points(counted.points),
                  needed: points(counted.points + next.missing),
                  from: dayWords(counted.from, locale),
                })}
              </span>
              <progress
                className={level.progress}
                aria-labelledby="tier-next"
                value={counted.points}
                max={counted.points + next.missing}
              />
            </dd>
          </div>
        )}
        {review && (
          <div className={level.line}>
            <dt id="tier-review">{interpolate(labels.keep, { tier: labels.tiers[tier.tier] })}</dt>
            <dd>
              <span>
                {interpolate(labels.until, {
                  counted: points(review.points),
                  needed: points(review.needed),
                  day: dayWords(review.on, locale),
                })}
              </span>
              <progress
                className={level.progress}
                aria-labelledby="tier-review"
                value={Math.min(review.points, review.needed)}
                max={review.needed}
              />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
