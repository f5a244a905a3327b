import { Raised } from '#components/ui/raised.tsx'
import { useEph } from '#lib/client/queries.ts'
import type { LevelAnswer } from '@barriere/shared/programmes/hotel/stays.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatDay, formatEuros } from '#lib/i18n/format.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { advantageIcon } from '../advantages/advantage-icons.ts'
import { CLAIMS, memberHref } from '../layout/member-pages.ts'
import styles from './member-level.module.css'
import panel from '../layout/panel.module.css'
import { plural } from '../../ui/plural.ts'
import { ReadFailure } from '../calls/read-failure.tsx'

interface MemberLevelProps {
  locale: Locale
  labels: Messages['member']['level']
  frame: Messages['member']['frame']
}

type Progress = NonNullable<LevelAnswer['progress']>

/** The member's level: progress, missing nights or spend, advantages of the next level, and history. */
export function MemberLevel({ locale, labels, frame }: MemberLevelProps) {
  const { data, error, refetch } = useEph('GET level')
  return (
    <section className={panel.panel} aria-labelledby="member-level">
      <h2 id="member-level" className={panel.title}>
        {labels.title}
      </h2>
      {error ? (
        <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
      ) : data ? (
        <>
          <p className={styles.sentence}>{sentenceOf(data, labels, locale)}</p>
          {data.progress && <LevelProgress progress={data.progress} locale={locale} labels={labels} />}
          <NextAdvantages next={data.next} locale={locale} labels={labels} />
          <LevelHistory history={data.history} locale={locale} labels={labels} />
          <div className={panel.actions}>
            {data.progress && (
              <ButtonLink variant="ghost" anchor={{ href: `${memberHref('stays', locale)}#${CLAIMS}` }}>
                {labels.missing}
              </ButtonLink>
            )}
            <ButtonLink variant="ghost" anchor={{ href: memberHref('home', locale) }}>
              {labels.programme}
            </ButtonLink>
          </div>
        </>
      ) : (
        <Loading label={frame.loading}>
          <Skeleton lines={6} />
        </Loading>
      )}
    </section>
  )
}

/** Formats a day, `YYYY-MM-DD`. */
const dayWords = (day: string, locale: Locale): string => formatDay(new Date(`${day}T12:00:00Z`), locale)

const eurosOf = (cents: number, locale: Locale): string => formatEuros(cents / 100, locale)

type Labels = MemberLevelProps['labels']

function sentenceOf({ progress, until, level }: LevelAnswer, labels: Labels, locale: Locale): string {
  if (!progress) return labels.staff
  const { missing } = progress
  const reached = missing.nights === 0 || missing.spend === 0
  const values = {
    nights: plural(labels.count, missing.nights, locale),
    spend: eurosOf(missing.spend, locale),
    until: until === undefined ? '' : dayWords(until, locale),
  }
  if (level === 'IBPROSPECT') return reached ? labels.soon : interpolate(labels.rise, values)
  return interpolate(reached ? labels.kept : labels.keep, values)
}

function LevelProgress({ progress, locale, labels }: { progress: Progress; locale: Locale; labels: Labels }) {
  const { from, to, counted, rule } = progress
  const lines = [
    { key: 'nights', label: labels.nights, write: String, value: counted.nights, max: rule.nights },
    {
      key: 'spend',
      label: labels.spend,
      write: (cents: number) => eurosOf(cents, locale),
      value: counted.spend,
      max: rule.spend,
    },
  ] as const
  return (
    <>
      <p className={panel.hint}>
        <Raised text={interpolate(labels.period, { from: dayWords(from, locale), to: dayWords(to, locale) })} />
      </p>
      <dl className={styles.lines}>
        {lines.map(({ key, label, write, value, max }) => (
          <div key={key} className={styles.line}>
            <dt id={`level-${key}`}>{label}</dt>
            <dd>
              <span>{interpolate(labels.of, { counted: write(value), needed: write(max) })}</span>
              <progress
                className={styles.progress}
                aria-labelledby={`level-${key}`}
                value={Math.min(value, max)}
                max={max}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className={panel.hint}>
        {interpolate(labels.rule, {
          nights: plural(labels.count, rule.nights, locale),
          spend: eurosOf(rule.spend, locale),
        })}
      </p>
    </>
  )
}

function NextAdvantages({ next, locale, labels }: { next: LevelAnswer['next']; locale: Locale; labels: Labels }) {
  if (next.length === 0) return null
  return (
    <>
      <h3 className={styles.subtitle}>{labels.next}</h3>
      <ul className={panel.list}>
        {next.map(({ id, title, text }) => (
          <li key={id}>
            <Icon name={advantageIcon(id)} />
            <span>
              <strong>{title[locale]}</strong>
              <br />
              {text[locale]}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function LevelHistory({
  history,
  locale,
  labels,
}: {
  history: LevelAnswer['history']
  locale: Locale
  labels: Labels
}) {
  if (history.length === 0) return null
  return (
    <>
      <h3 className={styles.subtitle}>{labels.history}</h3>
      <ol className={styles.history}>
        {history.map(({ day, why, nights, spend }, index) => (
          <li key={index}>
            <time dateTime={day}>
              <Raised text={dayWords(day, locale)} />
            </time>
            <span>
              {interpolate(labels.why[why], {
                nights: plural(labels.count, nights, locale),
                spend: eurosOf(spend, locale),
              })}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
