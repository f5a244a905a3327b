import { profileStore } from '#lib/client/profile.ts'
import { email, required, sameEmailAs } from '#lib/domain/form-rules.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { EmailField } from '../../forms/text-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { callStoringDrafts, useOpenForm } from './open-forms.ts'
import { type EditorProps, type Part, formOf } from './parts.ts'
import { refusedAt } from './refusals.ts'

const FORM = formOf('email')

function EmailEditor({ profile, locale, labels, forms, onDone, cancel }: EditorProps) {
  const form = useSiteForm({
    name: FORM,
    locale,
    labels: forms,
    member: profile.ibNumber,
    values: { email: '', emailVerification: '', password: '' },
    fieldLabels: {
      email: labels.fields.newEmail,
      emailVerification: labels.fields.emailVerification,
      password: labels.fields.password,
    },
    rules: { email: [required, email], emailVerification: [required, sameEmailAs('email')], password: [required] },
    async send({ password, ...read }) {
      const input = { email: read.email.trim(), emailVerification: read.emailVerification.trim(), password }
      const answer = await callStoringDrafts(profile.ibNumber, 'PUT users/email', { input })
      return refusedAt(refusedAt(answer, 'password', ['0090'], labels.wrongPassword), 'email', ['0012', '0029', '0053'])
    },
    done({ pendingEmail }) {
      profileStore.edit({ pendingEmail })
      onDone()
    },
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
