import { bookingLink } from '#lib/analytics/marks.ts'
import { MAX_PARTY, type TableBooking } from '#lib/booking/restaurants.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, toParisTime, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog, DialogButton } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/form/select.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { weekdayNames, weekdaysInWords } from './day-words.ts'
import styles from './table-popin.module.css'
import { TableWay } from './table-way.client.tsx'

interface TableFormProps {
  /** Prefix of the fields' ids, unique in a page. */
  id: string
  /** The provider's trade name. */
  provider: string
  booking: TableBooking
  /** Weekdays without service, 1 for Monday to 7 for Sunday. */
  closed: readonly number[]
  /** Time of rendering: the page must be rendered again each day. */
  now: Date
  locale: Locale
}

interface TablePopinProps extends TableFormProps {
  /** The restaurant's name, if known. */
  name: string | undefined
}

const USUAL_PARTY = 2

/**
 * Table booking. Without scripts, it is a link to the provider's page; with scripts, a popin with a form for day and
 * guests. Privacy: nothing is requested from the provider before the visitor submits the form. The form leads to the
 * provider's page. The island embeds that page if the provider allows it.
 */
export function TablePopin({ name, ...form }: TablePopinProps) {
  const { id, booking, locale } = form
  const t = getTranslator(locale, 'booking.table')
  return (
    <>
      <p className={styles.link}>
        <ButtonLink anchor={bookingLink({ href: booking.hosted, target: '_blank', rel: 'noopener' }, booking.provider)}>
          {t('open')}
          <Elsewhere locale={locale} />
        </ButtonLink>
      </p>
      <p className={styles.opener}>
        <DialogButton target={id}>{t('open')}</DialogButton>
      </p>
      <Dialog id={id} title={name ? t('titleOf', { name }) : t('title')} closeLabel={t('close')}>
        <TableForm {...form} />
      </Dialog>
    </>
  )
}

const Elsewhere = ({ locale }: { locale: Locale }) => (
  <>
    <Icon name="external" />
    <span className="vh">{getTranslator(locale, 'booking.table')('newTab')}</span>
  </>
)

/** Day and guests of a table, inside a dialog. */
export function TableForm({ id, provider, booking, closed, now, locale }: TableFormProps) {
  const t = getTranslator(locale, 'booking.table')
  const { form, frame, script } = booking
  const today = toParisTime(now).day
  const inPlace = frame !== undefined || script !== undefined
  return (
    <>
      <form
        className={styles.form}
        method="get"
        action={form.action}
        target="_blank"
        rel="noopener"
        autoComplete="off"
        noValidate
        {...bookingLink({}, booking.provider)}
      >
        {form.given.map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <TextInput
          id={`${id}-date`}
          type="date"
          name={form.date}
          label={t('date')}
          min={today}
          defaultValue={firstOpenDay(today, closed)}
          required
          hint={closed.length > 0 ? t('closedDays', { days: weekdaysInWords(closed, locale) }) : undefined}
        />
        <Select
          id={`${id}-party`}
          name={form.party}
          label={t('party')}
          defaultValue={String(USUAL_PARTY)}
          required
          options={Array.from({ length: MAX_PARTY }, (_, index) => ({
            value: String(index + 1),
            label: t('guests', { count: index + 1 }),
          }))}
        />
        <p className={styles.terms}>{t('terms', { provider })}</p>
        <Button type="submit">
          {t('goOn', { provider })}
          {!inPlace && <Elsewhere locale={locale} />}
        </Button>
      </form>
      <TableWay
        data-island="touch"
        {...(frame ? { allow: frame.allow } : {})}
        {...(script ? { script } : {})}
        dateField={form.date}
        partyField={form.party}
        closed={closed}
        labels={{
          closed: closed.map((weekday) => t('closedDay', { day: weekdayNames(locale)[weekday - 1]?.long ?? '' })),
          noDay: t('noDay'),
          opening: t('opening', { provider }),
          failed: t('failed', { provider }),
          nothing: t('nothing'),
          page: t('page', { provider }),
          newTab: t('newTab'),
          frame: t('frame', { provider }),
          consent: t('consent', { provider }),
          accept: t('accept'),
          elsewhere: t('elsewhere', { provider }),
        }}
      />
    </>
  )
}

/** The first day, from today on, with service; today if there is none. */
const firstOpenDay = (today: string, closed: readonly number[]): string =>
  Array.from({ length: 7 }, (_, index) => addDays(today, index)).find((day) => !closed.includes(weekdayOf(day))) ??
  today
