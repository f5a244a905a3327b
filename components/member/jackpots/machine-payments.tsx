import { useState } from 'react'
import { useCasino } from '#lib/client/casino.ts'
import { maxChars, numbers, required } from '@barriere/shared/domain/people/form-rules.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { formatMoneyInColumn } from '#lib/i18n/money.ts'
import { Form } from '../../forms/form.tsx'
import { interpolate } from '../../forms/interpolate.ts'
import { NumberField } from '../../forms/text-field.tsx'
import { readCardNumber } from '../../forms/typed-readers.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import { useModal } from '../../ui/use-modal.ts'
import type { JackpotsProps } from '../calls/casino-part.ts'

const POPIN = 'machine-payments'

/** Maximum length of a machine's number. */
const MAX_LENGTH = 20

/** Form for a machine's number; shows the machine's last payments in a dialog. */
export function MachinePayments(props: JackpotsProps) {
  const { locale, labels, forms } = props
  const [asked, setAsked] = useState<{ readonly machine: string; readonly turn: number }>()
  useModal(POPIN, asked?.turn ?? 0)
  const form = useSiteForm({
    name: 'machine',
    locale,
    labels: forms,
    values: { number: '' },
    fieldLabels: { number: labels.number },
    rules: { number: [required, numbers, maxChars(MAX_LENGTH)] },
    read: { number: readCardNumber },
    send: async (values) => ok(values),
    done: ({ number }) => setAsked((before) => ({ machine: number, turn: (before?.turn ?? 0) + 1 })),
  })
  return (
    <section aria-labelledby="machine" className={panel.panel}>
      <h2 id="machine" className={panel.title}>
        {labels.look}
      </h2>
      <Form form={form} label={labels.look} submit={labels.submit}>
        <NumberField {...form.field('number')} hint={labels.lookText} />
      </Form>
      <Dialog id={POPIN} title={interpolate(labels.of, { machine: asked?.machine ?? '' })} closeLabel={labels.close}>
        {asked && <Payments {...props} machine={asked.machine} />}
      </Dialog>
    </section>
  )
}

function Payments({ machine, locale, casinos, labels, frame }: JackpotsProps & { machine: string }) {
  const { data, error, isFetching, refetch } = useCasino('GET machines/{id}/payments', machine)
  if (error?.failure.code === 'noPayments') return <p>{labels.none}</p>
  if (error && !isFetching) return <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
  if (!data)
    return (
      <Loading label={labels.paymentsLoading}>
        <Skeleton lines={4} />
      </Loading>
    )
  return (
    <>
      <p>{casinos[data.casino] ?? data.casino}</p>
      <Table
        caption={interpolate(labels.payments, { machine: data.machine })}
        captionHidden
        head={[labels.moment, labels.amount]}
        figures={[1]}
        rows={data.payments.map(({ amount, at }) => [
          formatMoment(new Date(at), locale),
          formatMoneyInColumn({ cents: amount, currency: 'EUR' }, locale),
        ])}
      />
    </>
  )
}
