import { track } from '#lib/analytics/track.ts'
import { callCasino } from '#lib/client/casino.ts'
import type { CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { cvipNumber, required } from '@barriere/shared/domain/people/form-rules.ts'
import { CheckboxField } from '../../forms/choice-fields.tsx'
import { dayReader } from '../../forms/day-reader.ts'
import { Form } from '../../forms/form.tsx'
import { DayField, NumberField } from '../../forms/text-field.tsx'
import { readCardNumber } from '../../forms/typed-readers.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { refusedAt } from '../profile/refusals.ts'
import type { CasinoLoginProps, VisitProps } from '../calls/casino-part.ts'

interface CardLoginFormProps extends Omit<CasinoLoginProps, keyof VisitProps> {
  onEnter: (connection: CallAnswer<CasinoCalls['loginByCard']>) => void
}

/** Login by card number and birth date. */
export function CardLoginForm({ locale, labels, forms, own, onEnter }: CardLoginFormProps) {
  const form = useSiteForm({
    name: 'casino-card-login',
    locale,
    labels: forms,
    values: { number: '', birthDate: '', remember: false },
    fieldLabels: { number: own.number, birthDate: own.birthDate, remember: labels.remember },
    rules: { number: [required, cvipNumber], birthDate: [required] },
    read: { number: readCardNumber, birthDate: dayReader(locale) },
    captcha: { action: 'loginByCard', afterFailures: true },
    async send(input, _, captcha) {
      const answer = await callCasino('POST users/login-card', { input, captcha })
      if (!answer.ok) track({ event: 'login', formAnswer: 'fail', loginMethod: 'card' })
      return refusedAt(refusedAt(answer, 'number', ['noAccount'], own.noAccount), 'number', ['cardNotFound'])
    },
    done: onEnter,
  })
  return (
    <Form form={form} label={labels.title} submit={labels.submit}>
      <NumberField {...form.field('number')} hint={own.numberHint} />
      <DayField {...form.field('birthDate')} autoComplete="bday" hint={own.birthDateHint} />
      <CheckboxField {...form.field('remember')} />
    </Form>
  )
}
