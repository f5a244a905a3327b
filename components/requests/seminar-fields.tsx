import { useWatch } from 'react-hook-form'
import { type ChosenIncentive, seminarChoice, setSeminarChoice } from '#lib/client/seminar-choice.ts'
import { addMonths } from '@barriere/shared/domain/time/month.ts'
import { REQUEST, seminarDates } from '@barriere/shared/domain/visitors/request.ts'
import { CATERING, EQUIPMENT, LAYOUTS, SEMINAR } from '@barriere/shared/domain/visitors/seminar.ts'
import { perLocale } from '#lib/i18n/per-locale.ts'
import { writeDay } from '#lib/i18n/written-day.ts'
import { CountryField, RadioField, SelectField } from '../forms/choice-fields.tsx'
import forms from '../forms/forms.module.css'
import { interpolate } from '../forms/interpolate.ts'
import { numberFormat } from '../forms/labels.ts'
import { PostalCodeField } from '../forms/postal-code-field.tsx'
import { SeveralField, readSeveral } from '../forms/several-field.tsx'
import { CountedField, DayField, NumberField, TextField } from '../forms/text-field.tsx'
import type { SiteForm } from '../forms/use-site-form.ts'
import { Banner } from '../ui/banner.tsx'
import { today } from './event-values.ts'
import { PersonFields } from './request-fields.tsx'
import type { SeminarFormProps, VenueOption } from './request-props.ts'
import styles from './requests.module.css'
import { type SeminarValues, seatsOf } from './seminar-values.ts'

export interface SeminarPartProps extends SeminarFormProps {
  form: SiteForm<SeminarValues>
  /** Incentives of the venues, and incentives that the visitor picked on cards. */
  incentives: readonly ChosenIncentive[]
}

/** Stores the chosen venues of a form. Picked venues that the form does not offer stay picked. */
export function pickVenues(chosen: readonly string[], offered: readonly VenueOption[]): void {
  const others = seminarChoice().venues.filter((uuid) => !offered.some(({ value }) => value === uuid))
  setSeminarChoice({ venues: [...others, ...chosen] })
}

/** First step: participants, layout and venues. Shows each venue's capacity, and a warning if it is too small. */
export function VenuesStep(props: SeminarPartProps) {
  const { form, seminar, venues, choices, locale } = props
  const layout = String(useWatch({ control: form.field('layout').control, name: 'layout' }) ?? '')
  const notes = venues.map((venue) => {
    const seats = seatsOf(venue, layout)
    const { enough, none } = seminar.capacity
    const isKnown = Object.keys(venue.seats).length > 0
    return isKnown ? interpolate(seats > 0 ? enough : none, { seats: numberFormat(locale).format(seats) }) : undefined
  })
  return (
    <>
      <div className={forms.pair}>
        <NumberField {...form.field('participants')} />
        <SelectField
          {...form.field('layout')}
          options={LAYOUTS.map((value) => ({ value, label: choices.layouts[value] }))}
          placeholder={seminar.noLayout}
        />
      </div>
      <div>
        <SeveralField
          {...form.field('venues')}
          options={venues.map(({ value, label }, index) => ({ value, label, note: notes[index] }))}
          max={SEMINAR.venues}
          hint={interpolate(seminar.hints.venues, { max: SEMINAR.venues })}
          onChosen={(chosen) => pickVenues(chosen, venues)}
        />
        <SmallVenues {...props} layout={layout} />
      </div>
    </>
  )
}

/** Warning with each chosen venue that is too small for the participants. It does not block the form. */
function SmallVenues({ form, seminar, venues, locale, layout }: SeminarPartProps & { layout: string }) {
  const { control } = form.field('venues')
  const chosen = readSeveral(useWatch({ control, name: 'venues' }))
  const typed = String(useWatch({ control, name: 'participants' }) ?? '').replace(/[\s.,\u00a0\u202f]/g, '')
  const participants = /^\d+$/.test(typed) ? Number(typed) : 0
  const small = venues.filter((venue) => chosen.includes(venue.value) && isSmall(venue, layout, participants))
  const write = (count: number) => numberFormat(locale).format(count)
  const { small: words } = seminar
  return (
    <div role="status" className={styles.warning}>
      {small.length > 0 && (
        <Banner kind="warning" title={small.length > 1 ? words.titles : words.title}>
          <ul className={styles.lines}>
            {small.map((venue) => {
              const seats = seatsOf(venue, layout)
              return (
                <li key={venue.value}>
                  {interpolate(seats === 0 ? words.none : words.tooFew, {
                    venue: venue.label,
                    seats: write(seats),
                    count: write(participants),
                  })}
                </li>
              )
            })}
          </ul>
          {words.keep}
        </Banner>
      )}
    </div>
  )
}

/** Whether a venue is too small. A venue without data about its halls is not. */
const isSmall = (venue: VenueOption, layout: string, participants: number): boolean => {
  if (Object.keys(venue.seats).length === 0) return false
  const seats = seatsOf(venue, layout)
  return seats === 0 || seats < participants
}

const months = perLocale((tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** Formats a month (`YYYY-MM`), such as `juin 2027`. */
export const writeMonth = (month: string, locale: SeminarFormProps['locale']): string =>
  months(locale).format(new Date(`${month}-01T00:00:00Z`))

/** Second step: exact days or a month, and the number of rooms. */
export function DatesStep({ form, seminar, locale }: SeminarPartProps) {
  const { first, firstMonth, lastMonth } = seminarDates(today())
  const when = useWatch({ control: form.field('when').control, name: 'when' })
  const hint = interpolate(seminar.hints.dayAhead, { day: writeDay(first) })
  return (
    <>
      <RadioField
        {...form.field('when')}
        options={[
          { value: 'days', label: seminar.when.days },
          { value: 'month', label: seminar.when.month },
        ]}
        variant="chips"
      />
      {when === 'month' ? (
        <SelectField
          {...form.field('month')}
          required
          options={monthsBetween(firstMonth, lastMonth).map((value) => ({ value, label: writeMonth(value, locale) }))}
        />
      ) : (
        <div className={forms.pair}>
          <DayField {...form.field('arrival')} required autoComplete="off" hint={hint} />
          <DayField {...form.field('departure')} required autoComplete="off" hint={hint} />
        </div>
      )}
      <NumberField {...form.field('rooms')} hint={seminar.hints.rooms} />
    </>
  )
}

function monthsBetween(first: string, last: string): string[] {
  const all: string[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) all.push(month)
  return all
}

/** Third step: equipment, catering, incentives, budget and message. */
export function WishesStep({ form, seminar, choices, incentives }: SeminarPartProps) {
  return (
    <>
      <SeveralField
        {...form.field('equipment')}
        options={EQUIPMENT.map((value) => ({ value, label: choices.equipment[value] }))}
      />
      <SeveralField
        {...form.field('catering')}
        options={CATERING.map((value) => ({ value, label: choices.catering[value] }))}
      />
      {incentives.length > 0 ? (
        <SeveralField
          {...form.field('incentives')}
          options={incentives.map(({ key, name }) => ({ value: key, label: name }))}
          max={SEMINAR.incentives}
          hint={seminar.hints.incentives}
          onChosen={(chosen) => setSeminarChoice({ incentives: incentives.filter(({ key }) => chosen.includes(key)) })}
        />
      ) : (
        <p className={styles.note}>{seminar.noIncentives}</p>
      )}
      <NumberField {...form.field('budget')} hint={seminar.hints.budget} />
      <CountedField {...form.field('message')} {...REQUEST.message} />
    </>
  )
}

/** Fourth step: the company, its billing address, and the sender. */
export function CompanyStep({ form, seminar, civilities, countries }: SeminarPartProps) {
  return (
    <>
      <TextField {...form.field('company')} autoComplete="organization" />
      <fieldset className={styles.group}>
        <legend className={styles.reviewTitle}>{seminar.invoice}</legend>
        <TextField {...form.field('street')} autoComplete="billing street-address" />
        <div className={forms.pair}>
          <PostalCodeField
            {...form.field('zipCode')}
            required
            country={form.field('country')}
            autoComplete="billing postal-code"
          />
          <TextField {...form.field('city')} autoComplete="billing address-level2" />
        </div>
        <CountryField {...form.field('country')} autoComplete="billing country" options={countries} />
      </fieldset>
      <PersonFields field={form.field} civilities={civilities} />
    </>
  )
}
