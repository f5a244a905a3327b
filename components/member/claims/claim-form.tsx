import { useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import type { Claim } from '@barriere/shared/programmes/hotel/stays.ts'
import { CLAIM } from '@barriere/shared/domain/stays/claim.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { bookingNumber, claimedUntil, maxChars, required } from '@barriere/shared/domain/people/form-rules.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { readDay, writeDay } from '#lib/i18n/written-day.ts'
import { SelectField } from '../../forms/choice-fields.tsx'
import { dayReader } from '../../forms/day-reader.ts'
import { Form } from '../../forms/form.tsx'
import { interpolate } from '../../forms/interpolate.ts'
import { DayField, TextAreaField, TextField } from '../../forms/text-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Button } from '../../ui/button.tsx'
import { refusedAt } from '../profile/refusals.ts'
import type { MemberStaysProps, StayProperty } from '../stays/stay-property.ts'
import styles from './claims.module.css'

interface ClaimFormProps extends MemberStaysProps {
  /** `ibNumber` of the member. */
  member: string
  done: (claim: Claim) => void
  close: () => void
}

/** Form for the hotel, the days and the booking number of a missing stay. */
export function ClaimForm({ member, locale, properties, claims: words, forms, done, close }: ClaimFormProps) {
  const [today] = useState(() => toParisTime(systemClock.now()).day)
  // A claimed stay is in the past, so the example date is too.
  const example = addDays(today, -30)
  const dayHint = interpolate(forms.dayHint, { day: writeDay(example) })
  const known = Object.entries(properties).toSorted(([, one], [, other]) =>
    labelOf(one).localeCompare(labelOf(other), locale),
  )
  const form = useSiteForm({
    name: 'claim',
    locale,
    labels: forms,
    member,
    values: { hotel: '', arrival: '', departure: '', booking: '', remarks: '' },
    fieldLabels: {
      hotel: words.hotel,
      arrival: words.arrival,
      departure: words.departure,
      booking: words.booking,
      remarks: words.remarks,
    },
    read: { arrival: dayReader(locale, example), departure: dayReader(locale, example) },
    rules: {
      hotel: [required],
      arrival: [required],
      departure: [required, claimedUntil(today, (all) => readDay(String(all.arrival), locale))],
      booking: [required, bookingNumber, maxChars(CLAIM.bookingLength)],
      remarks: [maxChars(CLAIM.remarksLength)],
    },
    async send({ hotel: slug, arrival, departure, booking, remarks }, idempotencyKey) {
      const { name = '', town = '' } = properties[slug] ?? {}
      const answer = await callEph('POST claims', {
        input: {
          hotel: { name, town, slug },
          arrival,
          departure,
          booking: booking.trim(),
          ...(remarks.trim() === '' ? {} : { remarks: remarks.trim() }),
        },
        idempotencyKey,
      })
      return answer.ok ? ok(answer.value.claim) : refusedAt(answer, 'departure', ['0160', '0161'])
    },
    done,
  })
  return (
    <Form
      form={form}
      label={words.title}
      submit={words.send}
      secondaryAction={
        <Button variant="ghost" onClick={close}>
          {words.close}
        </Button>
      }
    >
      <SelectField
        {...form.field('hotel')}
        options={known.map(([slug, property]) => ({ value: slug, label: labelOf(property) }))}
      />
      <div className={styles.days}>
        <DayField {...form.field('arrival')} autoComplete="off" hint={dayHint} />
        <DayField {...form.field('departure')} autoComplete="off" hint={dayHint} />
      </div>
      <TextField {...form.field('booking')} hint={words.bookingHint} autoComplete="off" spellCheck={false} />
      <TextAreaField {...form.field('remarks')} />
    </Form>
  )
}

const labelOf = ({ name, town }: StayProperty): string => `${town}, ${name}`
