import { Raised } from '#components/ui/raised.tsx'
import { useEph } from '#lib/client/queries.ts'
import { useProfile } from '#lib/client/use-profile.ts'
import type { Advantage } from '@barriere/shared/programmes/hotel/fields.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { monthOf } from '@barriere/shared/domain/time/month.ts'
import { daysBetween, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatDay, formatDayOfMonth } from '#lib/i18n/format.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import type { AnchorAttributes } from '../../ui/anchor.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { advantageIcon } from './advantage-icons.ts'
import styles from './member-advantages.module.css'
import { memberHref } from '../layout/member-pages.ts'
import panel from '../layout/panel.module.css'
import { plural } from '../../ui/plural.ts'
import { ReadFailure } from '../calls/read-failure.tsx'

export interface MemberAdvantagesProps {
  kind: Advantage['kind']
  locale: Locale
  /** Link to the page where the member books a stay. */
  hotels: AnchorAttributes | undefined
  labels: Messages['member']['advantages']
  frame: Messages['member']['frame']
}

/** The member's advantages of one kind. The birthday page also shows the birthday month. */
export function MemberAdvantagesIsland({ kind, locale, hotels, labels, frame }: MemberAdvantagesProps) {
  const { status, isConnected } = useProfile()
  const { data, error, refetch } = useEph('GET advantages')
  if (status === 'success' && !isConnected) return null
  if (error) return <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
  if (!data)
    return (
      <Loading label={labels.loading}>
        <div className={styles.list}>
          {[1, 2, 3].map((key) => (
            <AdvantageSkeleton key={key} />
          ))}
        </div>
      </Loading>
    )
  const shown = data.advantages.filter((advantage) => advantage.kind === kind)
  const [first] = shown
  return (
    <>
      {first?.validFrom && first.validUntil && (
        <Month from={first.validFrom} until={first.validUntil} locale={locale} labels={labels} />
      )}
      {shown.length === 0 ? (
        <p className={panel.panel}>{labels.empty}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map(({ id, title, text }) => (
            <li key={id} className={styles.advantage}>
              <Icon name={advantageIcon(id)} className={styles.icon} />
              <h2 className={styles.title}>{title[locale]}</h2>
              <p className={styles.text}>{text[locale]}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={panel.actions}>
        {hotels && <ButtonLink anchor={hotels}>{labels.book}</ButtonLink>}
        <ButtonLink variant="ghost" anchor={{ href: memberHref('home', locale) }}>
          {labels.programme}
        </ButtonLink>
      </div>
    </>
  )
}

/** The birthday month: its dates, and the days left or the days until it begins, in Paris time. */
function Month({
  from,
  until,
  locale,
  labels,
}: {
  from: string
  until: string
  locale: Locale
  labels: MemberAdvantagesProps['labels']
}) {
  const today = toParisTime(systemClock.now()).day
  const noon = (date: string) => new Date(`${date}T12:00:00Z`)
  const day = (date: string) => formatDay(noon(date), locale)
  return (
    <div className={panel.panel}>
      <p className={styles.month}>
        <Raised
          text={interpolate(labels.period, {
            from: monthOf(from) === monthOf(until) ? formatDayOfMonth(noon(from), locale) : day(from),
            until: day(until),
          })}
        />
      </p>
      <p>
        {today < from
          ? plural(labels.begins, daysBetween(today, from), locale)
          : `${labels.now} ${plural(labels.left, daysBetween(today, until) + 1, locale)}`}
      </p>
    </div>
  )
}

const AdvantageSkeleton = () => (
  <div className={styles.advantage}>
    <Skeleton shape="title" />
    <Skeleton lines={2} />
  </div>
)
