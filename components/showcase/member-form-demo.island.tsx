import { passwordReader } from '#lib/client/password.ts'
import { phoneCountry, phoneReader } from '#lib/client/phone.ts'
import { email, required } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { fail } from '@barriere/shared/domain/result.ts'
import { CheckboxField } from '../forms/choice-fields.tsx'
import { dayReader } from '../forms/day-reader.ts'
import { Form } from '../forms/form.tsx'
import styles from '../forms/forms.module.css'
import { PasswordField } from '../forms/password-field.tsx'
import { PhoneField } from '../forms/phone-field.tsx'
import { DayField, EmailField } from '../forms/text-field.tsx'
import { useSiteForm } from '../forms/use-site-form.ts'
import type { FormLabels } from '#components/forms/labels.ts'

const VALUES = { email: '', birthDate: '', phone: '', password: '', news: false }

interface MemberFormDemoProps {
  locale: Locale
  title: string
  submit: string
  fieldLabels: { readonly [N in keyof typeof VALUES]: string }
  forms: FormLabels
}

/** Sample form of the member area. It is sent nowhere: a valid submit shows a failure. */
export function MemberFormDemoIsland({ locale, title, submit, fieldLabels, forms }: MemberFormDemoProps) {
  const form = useSiteForm({
    name: 'demo',
    locale,
    labels: forms,
    fieldLabels,
    values: VALUES,
    rules: { email: [required, email], password: [required] },
    read: {
      birthDate: dayReader(locale),
      phone: phoneReader(phoneCountry(locale)),
      password: passwordReader(() => undefined),
    },
    send: async () => fail({ status: 0 }),
    done: () => {},
  })
  return (
    <Form form={form} label={title} submit={submit}>
      <EmailField {...form.field('email')} />
      <div className={styles.pair}>
        <DayField {...form.field('birthDate')} autoComplete="bday" />
        <PhoneField {...form.field('phone')} />
      </div>
      <PasswordField {...form.field('password')} autoComplete="new-password" />
      <CheckboxField {...form.field('news')} />
    </Form>
  )
}
