import { trackForm } from '#lib/analytics/track-form.ts'
import { callEph } from '#lib/client/eph.ts'
import { Form } from '../../forms/form.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { refusedAt } from '../profile/refusals.ts'
import { CardDialog, CardQuestion, useCardAnswer } from './card-question.tsx'
import { MoreFields } from './more-fields.tsx'
import { NewsFields, TermsField } from './news-fields.tsx'
import { AccountFields, IdentityFields } from './person-fields.tsx'
import type { RegistrationProps } from './registration-props.ts'
import { RULES, readersOf } from './registration-rules.ts'
import { VALUES, fieldLabelsOf, toSignUp } from './registration-values.ts'
import styles from './registration.module.css'

interface RegistrationFormProps extends RegistrationProps {
  onSent: (email: string) => void
}

/** Registration form: required fields first, optional ones in a disclosure. */
export function RegistrationForm({ onSent, ...props }: RegistrationFormProps) {
  const { locale, labels } = props
  const form = useSiteForm({
    name: 'registration',
    locale,
    labels: props.forms,
    values: VALUES,
    fieldLabels: fieldLabelsOf(props),
    rules: RULES,
    read: readersOf(locale),
    captcha: { action: 'signUp' },
    async send(values, key, captcha) {
      const answer = await callEph('POST users/signup', { input: toSignUp(values), idempotencyKey: key, captcha })
      return refusedAt(refusedAt(refusedAt(answer, 'email', ['0012', '0053']), 'password', ['0005']), 'terms', ['0041'])
    },
    done(_, { email, membershipNumber, cvipCardNumber }) {
      const hasCard = membershipNumber.trim() !== '' || cvipCardNumber.trim() !== ''
      trackForm(hasCard ? 'registration-with-card' : 'registration-without-card')
      onSent(email.trim())
    },
  })
  const answer = useCardAnswer(form, labels)
  return (
    <>
      <CardQuestion answer={answer} labels={labels} ready={form.ready} />
      <Form form={form} label={labels.title} submit={labels.submit}>
        <p className={styles.note}>{props.forms.requiredNote}</p>
        <IdentityFields field={form.field} labels={labels} civilities={props.profile.civilities} />
        <AccountFields field={form.field} labels={labels} />
        <MoreFields {...props} form={form} />
        <NewsFields {...props} form={form} />
        <TermsField field={form.field('terms')} labels={labels} locale={locale} />
      </Form>
      <CardDialog locale={locale} labels={labels} forms={props.forms} onCard={answer.give} />
    </>
  )
}
