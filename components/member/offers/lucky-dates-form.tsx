import { useState } from 'react'
import { casinoQueries } from '#lib/client/casino.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { CasinoMember } from '#lib/contracts/casino-site.ts'
import { fail } from '@barriere/shared/domain/result.ts'
import { fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatMonth } from '#lib/i18n/format.ts'
import { SelectField } from '../../forms/choice-fields.tsx'
import { Form } from '../../forms/form.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Banner } from '../../ui/banner.tsx'
import type { OffersProps } from '../calls/casino-part.ts'
import { editCasinoPerson } from '../calls/casino-person.ts'
import styles from './offers.module.css'

interface LuckyDatesFormProps extends Pick<OffersProps, 'locale' | 'labels' | 'forms'> {
  profile: CasinoMember
}

/** Parts of a date `MM-DD`; empty strings without a date. */
const partsOf = (date = ''): readonly [month: string, day: string] => [date.slice(0, 2), date.slice(3)]

const pad = (value: number): string => String(value).padStart(2, '0')

const DAYS = Array.from({ length: 31 }, (_, index) => ({ value: pad(index + 1), label: String(index + 1) }))

/** The date `MM-DD`: undefined if both parts are empty, null if no year has it. 2024 is a leap year, with all dates. */
function dateOf(month: string, day: string): string | undefined | null {
  if (month === '' && day === '') return undefined
  const date = new Date(`2024-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) ? `${month}-${day}` : null
}

/** Form for the two dates of the year on which the member gets an offer. */
export function LuckyDatesForm({ locale, labels, forms, profile }: LuckyDatesFormProps) {
  const [isSaved, setIsSaved] = useState(false)
  const [month1, day1] = partsOf(profile.favouriteDate1)
  const [month2, day2] = partsOf(profile.favouriteDate2)
  const form = useSiteForm({
    name: 'lucky-dates',
    locale,
    labels: forms,
    values: { day1, month1, day2, month2 },
    fieldLabels: { day1: labels.day1, month1: labels.month1, day2: labels.day2, month2: labels.month2 },
    async send(values) {
      const favouriteDate1 = dateOf(values.month1, values.day1)
      const favouriteDate2 = dateOf(values.month2, values.day2)
      const wrongAt = (field: string): SendFailure => ({ status: 422, message: labels.noSuchDate, fields: [field] })
      if (favouriteDate1 === null) return fail(wrongAt('day1'))
      if (favouriteDate2 === null) return fail(wrongAt('day2'))
      return await editCasinoPerson(profile, { favouriteDate1, favouriteDate2 })
    },
    done() {
      setIsSaved(true)
      void casinoQueries.invalidateQueries({ queryKey: ['GET lucky-dates'] })
    },
  })
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: pad(index + 1),
    label: formatMonth(fromParisTime(`2024-${pad(index + 1)}-15`, '12:00'), locale),
  }))
  return (
    <>
      <Form form={form} label={labels.lucky} submit={labels.choose}>
        <div className={styles.pair}>
          <SelectField {...form.field('day1')} options={DAYS} />
          <SelectField {...form.field('month1')} options={months} />
        </div>
        <div className={styles.pair}>
          <SelectField {...form.field('day2')} options={DAYS} />
          <SelectField {...form.field('month2')} options={months} />
        </div>
      </Form>
      <div role="status">{isSaved && <Banner kind="success">{labels.saved}</Banner>}</div>
    </>
  )
}
