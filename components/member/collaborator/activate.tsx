import { callEph } from '#lib/client/eph.ts'
import { profileStore } from '#lib/client/profile.ts'
import { Form } from '../../forms/form.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import panel from '../panel.module.css'
import { ACTIVATE, type CollaboratorPage } from './collaborator-page.ts'

interface ActivateProps extends CollaboratorPage {
  member: string
  token: string
  onActivated: () => void
  /** The link is used, superseded, too old or another account's. */
  onRefused: (message: string) => void
}

/** Button that uses the link. Opening the link must have no effect, because mail scanners open links automatically. */
export function Activate({ member, token, locale, labels, forms, onActivated, onRefused }: ActivateProps) {
  const form = useSiteForm({
    name: ACTIVATE,
    locale,
    labels: forms,
    member,
    // Kept in the form draft, so that a login in between restores it.
    values: { token },
    fieldLabels: { token: labels.activateTitle },
    send: (read) => callEph('POST users/collaborator-activation/{token}', { pathParameter: read.token }),
    done(connection) {
      onActivated()
      profileStore.take(connection)
    },
    refused({ code, message }) {
      if (code !== '0086') return false
      onRefused(message ?? labels.badLink)
      // The link may be used because an earlier response was lost: then this account already is a collaborator's.
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
        {null}
      </Form>
    </section>
  )
}
