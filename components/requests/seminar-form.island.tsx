import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { sendRequest } from '#lib/client/request-call.ts'
import { loadOnce } from '#lib/client/load-once.ts'
import { type ChosenIncentive, clearSeminarChoice, onSeminarChoice, seminarChoice } from '#lib/client/seminar-choice.ts'
import { Form } from '../forms/form.tsx'
import { FormSteps } from '../forms/form-steps.tsx'
import { readSeveral } from '../forms/several-field.tsx'
import { type SiteForm, useSiteForm } from '../forms/use-site-form.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PrivacyField } from './request-fields.tsx'
import type { SeminarFormProps, VenueOption } from './request-props.ts'
import styles from './requests.module.css'
import { CompanyStep, DatesStep, VenuesStep, WishesStep, pickVenues } from './seminar-fields.tsx'
import {
  SEMINAR_FIELDS,
  SEMINAR_STEPS,
  SEMINAR_VALUES,
  type SeminarValues,
  seminarReaders,
  seminarRules,
  toSeminar,
} from './seminar-values.ts'
import { Thanks } from './thanks.tsx'

/** Code splitting: the views at the form's end load when the visitor opens the second step. */
const loadLater = loadOnce(() => import('./seminar-later.tsx'))

interface Sent {
  readonly reference: string
  /** Path of the recap as a PDF. */
  readonly recap: string
  /** Parsed values, as sent to the server: ISO days. */
  readonly values: SeminarValues
}

/** Multi-step request for a seminar at several venues. */
export function SeminarFormIsland(props: SeminarFormProps) {
  const [sent, setSent] = useState<Sent>()
  // Runs after the form is unmounted: a mounted form would store the empty choice as a new draft.
  useEffect(() => {
    if (sent) clearSeminarChoice()
  }, [sent])
  const later = useLater(sent ? SEMINAR_STEPS.length : 0)
  if (!sent) return <SeminarSteps {...props} done={setSent} />
  const { labels, seminar, venues } = props
  const { reference, recap, values } = sent
  const isExact = values.when !== 'month'
  return (
    <Thanks {...props} reference={reference} email={values.email.trim()} again={() => setSent(undefined)}>
      <ButtonLink anchor={{ href: recap }} variant="main" size="small">
        {seminar.recap}
      </ButtonLink>
      {later && (
        <later.AddToCalendar
          labels={labels.thanks}
          reference={reference}
          title={seminar.calendar}
          place={readSeveral(values.venues)
            .map((uuid) => venues.find(({ value }) => value === uuid)?.label ?? '')
            .join(', ')}
          from={isExact ? values.arrival : ''}
          until={isExact ? values.departure : ''}
          variant="line"
        />
      )}
    </Thanks>
  )
}

function SeminarSteps({ done, ...props }: SeminarFormProps & { done: (sent: Sent) => void }) {
  const { locale, labels, seminar, person, venues } = props
  const [picked, setPicked] = useState<readonly ChosenIncentive[]>([])
  const known = incentivesOf(venues, picked)
  const form = useSiteForm({
    name: 'seminar',
    locale,
    labels: props.forms,
    captcha: { action: 'seminar' },
    keepDraft: true,
    values: SEMINAR_VALUES,
    fieldLabels: { ...labels.fields, ...person, ...seminar.fields },
    rules: seminarRules(locale),
    read: seminarReaders(locale),
    steps: SEMINAR_STEPS.map((name) => SEMINAR_FIELDS[name]),
    send: (values, idempotencyKey, captcha) =>
      sendRequest('POST seminar', { input: toSeminar(values, known, locale), idempotencyKey, captcha }),
    done: ({ reference, recap }, values) => done({ reference, recap, values }),
  })
  useChoice(form, props, setPicked)
  const later = useLater(form.step)
  const chosen = readSeveral(useWatch({ control: form.field('venues').control, name: 'venues' }))
  const incentives = incentivesOf(
    venues.filter(({ value }) => chosen.includes(value)),
    picked,
  )
  const { next, back } = props.forms.steps
  const titles = SEMINAR_STEPS.map((name) => seminar.steps[name])
  const part = { ...props, form, incentives }
  return (
    <Form
      form={form}
      label={seminar.title}
      submit={form.isLast ? seminar.submit : next}
      otherWay={props.otherWay}
      secondaryAction={
        form.step > 0 && (
          <Button variant="ghost" onClick={() => form.backTo(form.step - 1)}>
            {back}
          </Button>
        )
      }
    >
      <FormSteps form={form} titles={titles} level={props.level} />
      {form.step === 0 && <p className={styles.note}>{props.forms.requiredNote}</p>}
      {form.step === 0 && <VenuesStep {...part} />}
      {form.step === 1 && <DatesStep {...part} />}
      {form.step === 2 && <WishesStep {...part} />}
      {form.step === 3 && <CompanyStep {...part} />}
      {form.isLast && later && <later.SeminarReview {...part} />}
      {form.isLast && <PrivacyField field={form.field('privacy')} />}
      <p className={styles.note}>{labels.draft}</p>
    </Form>
  )
}

/** Views at the form's end, loaded if `step` is not the first. After a failure, each further step tries again. */
function useLater(step: number): Awaited<ReturnType<typeof loadLater>> | undefined {
  const [later, setLater] = useState<Awaited<ReturnType<typeof loadLater>>>()
  useEffect(() => {
    if (step === 0) return
    loadLater().then(setLater, () => setLater(undefined))
  }, [step])
  return later
}

/**
 * Synchronises the form with the choice on cards, also while the form is open. Without a choice, the form starts with
 * its draft or with the page's venue. Cards and form write the same choice: the form writes it when the visitor
 * chooses and when a further step opens.
 */
function useChoice(
  form: SiteForm<SeminarValues>,
  { venues, venue }: SeminarFormProps,
  setPicked: (picked: readonly ChosenIncentive[]) => void,
): void {
  useEffect(() => {
    const listening = new AbortController()
    const offered = new Set(venues.map(({ value }) => value))
    const choose = (field: 'venues' | 'incentives', keys: readonly string[]): void => {
      const { get, set } = form.field(field)
      // Only a real change, because each change stores a draft.
      if (get() !== keys.join(' ')) set(keys.join(' '))
    }
    const follow = (): void => {
      const choice = seminarChoice()
      setPicked(choice.incentives)
      choose(
        'venues',
        choice.venues.filter((uuid) => offered.has(uuid)),
      )
      choose(
        'incentives',
        choice.incentives.map(({ key }) => key),
      )
    }
    onSeminarChoice(follow, listening.signal)
    const draft = form.field('venues').get()
    follow()
    if (seminarChoice().venues.length === 0) choose('venues', draft === '' ? [venue ?? ''] : readSeveral(draft))
    return () => listening.abort()
    // Each render creates new field handles, which are equivalent.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [venues, venue])
  const { step } = form
  useEffect(() => {
    if (step > 0) pickVenues(readSeveral(form.field('venues').get()), venues)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [step, venues])
}

const incentivesOf = (
  venues: readonly VenueOption[],
  picked: readonly ChosenIncentive[],
): readonly ChosenIncentive[] => [
  ...new Map([...venues.flatMap((venue) => venue.incentives), ...picked].map((one) => [one.key, one])).values(),
]
