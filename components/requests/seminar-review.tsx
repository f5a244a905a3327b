import { readSeveral } from '../forms/several-field.tsx'
import { Review } from './review.tsx'
import { type SeminarPartProps, writeMonth } from './seminar-fields.tsx'
import { SEMINAR_FIELDS, SEMINAR_STEPS, type SeminarValues } from './seminar-values.ts'

/** Shows the input of all steps, as typed, before it is sent. */
export function SeminarReview(props: SeminarPartProps) {
  const { form, labels, seminar, person, level } = props
  const typed = form.typed()
  const names = { ...labels.fields, ...person, ...seminar.fields }
  const sections = SEMINAR_STEPS.slice(0, -1).map((step) => ({
    title: seminar.steps[step],
    answers: SEMINAR_FIELDS[step]
      .filter((field) => isAsked(field, typed))
      .map((field) => [names[field as keyof typeof names], writtenOf(field, typed, props)] as const),
  }))
  return <Review labels={labels.review} sections={sections} level={level} backTo={form.backTo} />
}

/** Days or a month: only the chosen kind is sent. */
function isAsked(field: keyof SeminarValues, { when }: SeminarValues): boolean {
  if (field === 'when') return false
  if (field === 'month') return when === 'month'
  return field === 'arrival' || field === 'departure' ? when !== 'month' : true
}

function writtenOf(field: keyof SeminarValues, typed: SeminarValues, props: SeminarPartProps): string {
  const { choices, venues, incentives, countries, civilities, locale } = props
  const value = String(typed[field]).trim()
  if (field === 'month') return value === '' ? '' : writeMonth(value, locale)
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    layout: choices.layouts,
    equipment: choices.equipment,
    catering: choices.catering,
    civility: civilities,
    venues: Object.fromEntries(venues.map((venue) => [venue.value, venue.label])),
    incentives: Object.fromEntries(incentives.map(({ key, name }) => [key, name])),
    country: Object.fromEntries(countries.map((country) => [country.value, country.label])),
  }
  const own = labels[field]
  return own
    ? readSeveral(value)
        .map((key) => own[key] ?? key)
        .join('\n')
    : value
}
