import { email, required, sameEmailAs } from '@barriere/shared/domain/people/form-rules.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { EmailField } from '../../forms/text-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { storingDrafts, useOpenForm } from './open-forms.ts'
import { type EditorProps, type Part, formOf, ownerOf } from './parts.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import { refusedAt } from './refusals.ts'

const FORM = formOf('email')

function EmailEditor({ programme, profile, locale, labels, forms, onDone, cancel }: EditorProps) {
  const { changeEmail, codes } = PROFILE_CALLS[programme]
  const form = useSiteForm({
    name: FORM,
    locale,
    labels: forms,
    member: ownerOf(profile),
    values: { email: '', emailVerification: '', password: '' },
    fieldLabels: {
      email: labels.fields.newEmail,
      emailVerification: labels.fields.emailVerification,
      password: labels.fields.password,
    },
    rules: { email: [required, email], emailVerification: [required, sameEmailAs('email')], password: [required] },
    async send({ password, ...read }) {
      const input = { email: read.email.trim(), emailVerification: read.emailVerification.trim(), password }
      const answer = await storingDrafts(ownerOf(profile), changeEmail(input))
      const refused = refusedAt(answer, 'password', codes.currentPassword, labels.wrongPassword)
      return refusedAt(refused, 'email', codes.email)
    },
    done: onDone,
  })
  useOpenForm(form)
  return (
    <Form form={form} label={labels.parts.email.title} submit={labels.save} secondaryAction={cancel}>
      <EmailField {...form.field('email')} />
      <EmailField {...form.field('emailVerification')} />
      <PasswordField {...form.field('password')} autoComplete="current-password" hint={labels.email.passwordHint} />
    </Form>
  )
}

export const EMAIL: Part = {
  Editor: EmailEditor,
  rows: (profile, { labels }) => [{ label: labels.fields.email, value: profile?.email }],
  note: ({ pendingEmail }, { labels }) =>
    pendingEmail === undefined ? undefined : interpolate(labels.email.pending, { email: pendingEmail }),
}
