import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino, casinoQueries, useCasino } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { CasinoInput } from '@barriere/shared/programmes/casino/operations.ts'
import type { CasinoLimit } from '@barriere/shared/programmes/casino/limits.ts'
import { LIMIT_MONTHS, MAX_LIMITED_VISITS } from '@barriere/shared/domain/loyalty/casino-limit.ts'
import { required } from '@barriere/shared/domain/people/form-rules.ts'
import { fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { formatDay } from '#lib/i18n/format.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { RadioField, SelectField } from '../../forms/choice-fields.tsx'
import type { FieldHandle } from '../../forms/field-handle.ts'
import { Form } from '../../forms/form.tsx'
import { interpolate } from '../../forms/interpolate.ts'
import type { FormLabels } from '../../forms/labels.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { CasinoPartProps } from '../calls/casino-part.ts'
import { ConfirmDialog } from '../calls/confirm-dialog.tsx'
import panel from '../layout/panel.module.css'
import { plural } from '../../ui/plural.ts'
import { ReadFailure } from '../calls/read-failure.tsx'
import { useConfirmedCall } from '../calls/use-confirmed-call.ts'
import { useModal } from '../../ui/use-modal.ts'

const POPIN = 'confirm-limit'

export interface LimitsProps extends Omit<CasinoPartProps, 'refused'> {
  labels: Messages['casino']['limits']
  forms: FormLabels
}

/** The limit in force, and the form that sets a limit or makes it stricter. */
export function LimitsIsland({ locale, labels, forms, frame }: LimitsProps) {
  const { status, isConnected } = useMember(casinoStore)
  const { data, error, refetch } = useCasino('GET limit')
  if (status === 'success' && !isConnected) return null
  if (error) return <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
  return (
    <>
      <section aria-labelledby="limit-current" className={panel.panel}>
        <h2 id="limit-current" className={panel.title}>
          {labels.current}
        </h2>
        {data ? (
          <LimitInForce limit={data.limit} locale={locale} labels={labels} />
        ) : (
          <Loading label={labels.loading}>
            <Skeleton lines={2} />
          </Loading>
        )}
      </section>
      <section aria-labelledby="limit-set" className={panel.panel}>
        <h2 id="limit-set" className={panel.title}>
          {data?.limit ? labels.stricter : labels.set}
        </h2>
        <LimitForm locale={locale} labels={labels} forms={forms} />
      </section>
    </>
  )
}

const day = (text: string, locale: LimitsProps['locale']): string => formatDay(fromParisTime(text, '12:00'), locale)

function LimitInForce({
  limit,
  locale,
  labels,
}: Pick<LimitsProps, 'locale' | 'labels'> & { limit: CasinoLimit | undefined }) {
  if (!limit) return <p>{labels.none}</p>
  const words = limit.kind === 'pause' ? labels.pause : plural(labels.visits, limit.visitsPerMonth ?? 0, locale)
  return (
    <>
      <p>
        <strong>{interpolate(words, { day: day(limit.until, locale) })}</strong>
      </p>
      <p className={panel.hint}>
        {interpolate(labels.since, { day: day(limit.since, locale) })} {limit.carried && labels.carried}
      </p>
    </>
  )
}

type NewLimit = CasinoInput<'setLimit'>

type LimitFormProps = Pick<LimitsProps, 'locale' | 'labels' | 'forms'>

/** Form for the kind and the duration of a limit. It asks for confirmation, because a member cannot revoke a limit. */
function LimitForm({ locale, labels, forms }: LimitFormProps) {
  const [asked, setAsked] = useState<{ readonly input: NewLimit; readonly turn: number }>()
  const [told, setTold] = useState<{ readonly failure?: string }>()
  const { busy, send } = useConfirmedCall(POPIN)
  useModal(POPIN, asked?.turn ?? 0)
  const form = useSiteForm({
    name: 'limit',
    locale,
    labels: forms,
    values: { kind: '', visits: '', months: '' },
    fieldLabels: { kind: labels.kind, visits: labels.perMonth, months: labels.months },
    rules: { kind: [required], visits: ({ kind }) => (kind === 'visits' ? [required] : []), months: [required] },
    send: async (values) => ok(values),
    done({ kind, visits, months: typed }) {
      const months = LIMIT_MONTHS.find((count) => String(count) === typed) ?? LIMIT_MONTHS[0]
      const input: NewLimit =
        kind === 'visits' ? { kind, visitsPerMonth: Number(visits), months } : { kind: 'pause', months }
      setAsked((before) => ({ input, turn: (before?.turn ?? 0) + 1 }))
    },
  })

  const confirm = async (): Promise<void> => {
    if (!asked) return
    const answer = await send(asked.input, () => callCasino('POST limit', { input: asked.input }))
    if (!answer) return
    setTold(answer.ok ? {} : { failure: answer.error.message ?? forms.technical })
    if (!answer.ok) return
    form.reset()
    // Reads offers and rewards again, because the server refuses them from now on.
    void casinoQueries.invalidateQueries()
  }

  return (
    <>
      <div role="status">
        {told && <Banner kind={told.failure === undefined ? 'success' : 'error'}>{told.failure ?? labels.done}</Banner>}
      </div>
      <Form form={form} label={labels.set} submit={labels.submit}>
        <RadioField
          {...form.field('kind')}
          options={[
            { value: 'pause', label: labels.kindPause },
            { value: 'visits', label: labels.kindVisits },
          ]}
        />
        <VisitsField {...form.field('visits')} kind={form.field('kind').input.name} />
        <SelectField
          {...form.field('months')}
          options={LIMIT_MONTHS.map((count) => ({
            value: String(count),
            label: plural(labels.monthsOf, count, locale),
          }))}
        />
      </Form>
      <ConfirmDialog id={POPIN} title={labels.confirm} labels={labels} busy={busy} confirm={() => void confirm()}>
        <p>{interpolate(labels.confirmText, { months: plural(labels.monthsOf, asked?.input.months ?? 1, locale) })}</p>
      </ConfirmDialog>
    </>
  )
}

const VISITS = Array.from({ length: MAX_LIMITED_VISITS }, (_, index) => String(index + 1))

/** Visits per month; shown only for a limit of visits. `kind`: name of the field for the kind of limit. */
function VisitsField({ kind, ...field }: FieldHandle<string> & { kind: string }) {
  const chosen = useWatch({ control: field.control, name: kind })
  if (chosen !== 'visits') return null
  return <SelectField {...field} options={VISITS.map((count) => ({ value: count, label: count }))} />
}
