import { type OwnerOf, passwordReader } from '#lib/client/password.ts'
import { required, samePasswordAs } from '@barriere/shared/domain/people/form-rules.ts'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { storingDrafts, useOpenForm } from './open-forms.ts'
import { type EditorProps, type Part, formOf, ownerOf } from './parts.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import { refusedAt } from './refusals.ts'

function PasswordEditor({ programme, profile, locale, labels, forms, onDone, cancel }: EditorProps) {
  const { fields, parts } = labels
  const { changePassword, codes } = PROFILE_CALLS[programme]
  const { firstName, lastName, birthName, commonName, email, address } = profile
  const passwordOwner: OwnerOf = () => ({
    names: [firstName, lastName, birthName, commonName],
    email,
    city: address?.city,
  })
  const form = useSiteForm({
    name: formOf('password'),
    locale,
    labels: forms,
    member: ownerOf(profile),
    values: { currentPassword: '', password: '', passwordVerification: '' },
    fieldLabels: {
      currentPassword: fields.currentPassword,
      password: fields.newPassword,
      passwordVerification: fields.passwordVerification,
    },
    rules: {
      currentPassword: [required],
      password: [required],
      passwordVerification: [required, samePasswordAs('password')],
    },
    read: { password: passwordReader(passwordOwner) },
    async send({ currentPassword, password }) {
      const answer = await storingDrafts(ownerOf(profile), changePassword({ currentPassword, password }))
      const refused = refusedAt(answer, 'currentPassword', codes.currentPassword, labels.wrongPassword)
      return refusedAt(refused, 'password', codes.newPassword)
    },
    done: onDone,
  })
  useOpenForm(form)
  return (
    <Form form={form} label={parts.password.title} submit={labels.save} secondaryAction={cancel}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
      <PasswordField {...form.field('password')} autoComplete="new-password" owner={passwordOwner} />
      <PasswordField {...form.field('passwordVerification')} autoComplete="new-password" rules={false} />
    </Form>
  )
}

export const PASSWORD: Part = {
  Editor: PasswordEditor,
  rows: (profile, { labels }) => [{ label: labels.fields.password, value: profile && labels.passwordHidden }],
}
