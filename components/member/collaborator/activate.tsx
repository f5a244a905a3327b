import { callEph } from '#lib/client/eph.ts'
import { profileStore } from '#lib/client/profile.ts'
import { required } from '@barriere/shared/domain/people/form-rules.ts'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import panel from '../layout/panel.module.css'
import { refusedAt } from '../profile/refusals.ts'
import { ACTIVATE, type CollaboratorPage } from './collaborator-page.ts'

interface ActivateProps extends CollaboratorPage {
  member: string
  token: string
  onActivated: () => void
  /** The link is used, superseded, expired or belongs to another account. */
  onRefused: (message: string) => void
}

/**
 * Activates the account with the mailed link and the account's password. Opening the link has no effect by itself,
 * because mail scanners open links automatically.
 */
export function Activate({ member, token, locale, labels, forms, onActivated, onRefused }: ActivateProps) {
  const form = useSiteForm({
    name: ACTIVATE,
    locale,
    labels: forms,
    member,
    // The token is part of the form draft, so that it survives a login in between.
    values: { token, password: '' },
    fieldLabels: { token: labels.activateTitle, password: labels.password },
    rules: { password: [required] },
    send: async ({ token: pathParameter, password }) =>
      refusedAt(
        await callEph('POST users/collaborator-activation/{token}', { pathParameter, input: { password } }),
        'password',
        ['0090'],
        labels.wrong,
      ),
    done(connection) {
      onActivated()
      profileStore.take(connection)
    },
    refused({ code, message }) {
      if (code !== '0086') return false
      onRefused(message ?? labels.badLink)
      // The link may be used because an earlier answer was lost: then this account is already a collaborator's.
      void profileStore.refresh()
      return true
    },
  })
  return (
    <section className={panel.panel} aria-labelledby="collaborator-activate-title">
      <h2 id="collaborator-activate-title" className={panel.title}>
        {labels.activateTitle}
      </h2>
      <p>{labels.activateText}</p>
      <Form form={form} label={labels.activateTitle} submit={labels.activate}>
        <PasswordField {...form.field('password')} autoComplete="current-password" />
      </Form>
    </section>
  )
}
