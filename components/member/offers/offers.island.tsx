import { casinoStore } from '#lib/client/casino-profile.ts'
import { useCasino } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { CasinoOffer } from '@barriere/shared/programmes/casino/rewards.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatDay, formatDayAndMonth } from '#lib/i18n/format.ts'
import { formatMoney } from '#lib/i18n/money.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { Badge } from '../../ui/badge.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { OffersProps } from '../calls/casino-part.ts'
import { CasinoReadFailure } from '../calls/casino-read-failure.tsx'
import panel from '../layout/panel.module.css'
import { QrCode } from '../../ui/qr-code.tsx'
import { ReadFailure } from '../calls/read-failure.tsx'
import { LuckyDatesForm } from './lucky-dates-form.tsx'
import styles from './offers.module.css'

type Part = Pick<OffersProps, 'locale' | 'labels'>

const day = (text: string, locale: Locale): string => formatDay(fromParisTime(text, '12:00'), locale)

/** Offers with their codes, the tier's discounts, and the two lucky dates of the year. */
export function OffersIsland({ locale, labels, refused, frame, forms }: OffersProps) {
  const { status, isConnected } = useMember(casinoStore)
  const { data, error, refetch } = useCasino('GET offers')
  if (status === 'success' && !isConnected) return null
  const isLimited = error?.failure.code === 'limited'
  return (
    <>
      {error ? (
        <CasinoReadFailure
          failure={error.failure}
          locale={locale}
          labels={refused}
          frame={frame}
          retry={() => void refetch()}
        />
      ) : data ? (
        <>
          <OfferGroup
            id="offers"
            title={labels.mine}
            empty={labels.empty}
            offers={data.offers.filter(({ percent }) => percent === undefined)}
            locale={locale}
            labels={labels}
          />
          <OfferGroup
            id="discounts"
            title={labels.discounts}
            empty={labels.noDiscounts}
            offers={data.offers.filter(({ percent }) => percent !== undefined)}
            locale={locale}
            labels={labels}
          />
        </>
      ) : (
        <Loading label={labels.loading}>
          <div className={panel.panel}>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </div>
        </Loading>
      )}
      {!isLimited && <LuckyDates locale={locale} labels={labels} frame={frame} forms={forms} />}
    </>
  )
}

interface OfferGroupProps extends Part {
  id: string
  title: string
  empty: string
  offers: readonly CasinoOffer[]
}

function OfferGroup({ id, title, empty, offers, locale, labels }: OfferGroupProps) {
  return (
    <section aria-labelledby={id} className={panel.panel}>
      <h2 id={id} className={panel.title}>
        {title}
      </h2>
      {offers.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} locale={locale} labels={labels} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Offer({ offer, locale, labels }: Part & { offer: CasinoOffer }) {
  const { kind, code, state, singleUse, percent, cents } = offer
  const isOpen = state === 'open'
  const worth =
    percent === undefined
      ? interpolate(labels.amount, { amount: formatMoney({ cents: cents ?? 0, currency: 'EUR' }, locale) })
      : interpolate(labels.percent, { percent })
  return (
    <li className={styles.offer}>
      {isOpen && <QrCode text={code} label={interpolate(labels.qr, { code })} className={styles.qr} />}
      <div className={styles.about}>
        <h3 className={styles.name}>{labels.kinds[kind]}</h3>
        <p className={styles.worth}>{worth}</p>
        <p>
          <Badge kind={isOpen ? 'available' : 'finished'}>{labels.states[state]}</Badge>
        </p>
        <p>
          {labels.code} <span className={styles.code}>{code}</span>
        </p>
        <p>{validity(offer, labels, locale)}</p>
        {singleUse && <p className={panel.hint}>{labels.single}</p>}
      </div>
    </li>
  )
}

function validity({ validFrom, validUntil }: CasinoOffer, labels: OffersProps['labels'], locale: Locale): string {
  if (validFrom === undefined || validUntil === undefined) return labels.permanent
  if (validFrom === validUntil) return interpolate(labels.on, { day: day(validFrom, locale) })
  return interpolate(labels.period, { from: day(validFrom, locale), until: day(validUntil, locale) })
}

/** The member's favourite dates, and the form that chooses them. */
function LuckyDates({ locale, labels, frame, forms }: Omit<OffersProps, 'refused'>) {
  const { profile } = useMember(casinoStore)
  const { data, error, refetch } = useCasino('GET lucky-dates')
  // The greeting reports an ended session, and the part above reports a limit.
  if (error?.failure.status === 401 || error?.failure.code === 'limited') return null
  const few = data && [labels.noDates, labels.oneDate][data.dates.length]
  return (
    <section aria-labelledby="lucky-dates" className={panel.panel}>
      <h2 id="lucky-dates" className={panel.title}>
        {labels.lucky}
      </h2>
      <p>{labels.luckyText}</p>
      {error && <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading label={labels.loading}>
          <Skeleton lines={2} />
        </Loading>
      )}
      {data && data.dates.length > 0 && (
        <ul className={styles.dates}>
          {data.dates.map(({ date, next }) => (
            <li key={date}>
              {/* 2024 is a leap year, with all dates. */}
              <strong>{formatDayAndMonth(fromParisTime(`2024-${date}`, '12:00'), locale)}</strong>
              <span className={panel.hint}>{interpolate(labels.next, { day: day(next, locale) })}</span>
            </li>
          ))}
        </ul>
      )}
      {few !== undefined && <p>{few}</p>}
      {data && profile && <LuckyDatesForm locale={locale} labels={labels} forms={forms} profile={profile} />}
    </section>
  )
}
