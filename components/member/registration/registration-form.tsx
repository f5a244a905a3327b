import { callEph } from '#lib/client/eph.ts'
import { RadioField } from '../../forms/choice-fields.tsx'
import { Form } from '../../forms/form.tsx'
import forms from '../../forms/forms.module.css'
import { PasswordField } from '../../forms/password-field.tsx'
import { DayField, EmailField, TextField } from '../../forms/text-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { refusedAt } from '../profile/refusals.ts'
import { CardDialog, CardQuestion, useCardAnswer } from './card-question.tsx'
import { MoreFields } from './more-fields.tsx'
import { NewsFields, TermsField } from './news-fields.tsx'
import type { PartProps, RegistrationProps } from './registration-props.ts'
import { RULES, ownerOf, readersOf } from './registration-rules.ts'
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
    done: (_, values) => onSent(values.email.trim()),
  })
  const answer = useCardAnswer(form, labels)
  return (
    <>
      <CardQuestion answer={answer} labels={labels} ready={form.ready} />
      <Form form={form} label={labels.title} submit={labels.submit}>
        <p className={styles.note}>{props.forms.requiredNote}</p>
        <IdentityFields {...props} form={form} />
        <AccountFields {...props} form={form} />
        <MoreFields {...props} form={form} />
        <NewsFields {...props} form={form} />
        <TermsField {...props} form={form} />
      </Form>
      <CardDialog locale={locale} labels={labels} forms={props.forms} onCard={answer.give} />
    </>
  )
}

function IdentityFields({ form, labels, profile: { civilities } }: PartProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{labels.identity}</legend>
      <RadioField
        {...form.field('civility')}
        options={[
          { value: 'Mrs', label: civilities.Mrs },
          { value: 'Mr', label: civilities.Mr },
        ]}
        variant="chips"
      />
      <div className={forms.pair}>
        <TextField {...form.field('firstName')} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...form.field('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <DayField {...form.field('birthDate')} autoComplete="bday" hint={labels.birthDateHint} />
    </fieldset>
  )
}

function AccountFields({ form, labels }: PartProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{labels.account}</legend>
      <div className={forms.pair}>
        <EmailField {...form.field('email')} />
        <EmailField {...form.field('emailVerification')} />
      </div>
      <PasswordField {...form.field('password')} autoComplete="new-password" owner={ownerOf} />
      <PasswordField {...form.field('passwordVerification')} autoComplete="new-password" rules={false} />
    </fieldset>
  )
}
