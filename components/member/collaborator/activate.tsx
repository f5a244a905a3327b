import { callEph } from '#lib/client/eph.ts'
import { profileStore } from '#lib/client/profile.ts'
import { Form } from '../../forms/form.tsx'
import { useMemberForm } from '../../forms/use-member-form.ts'
import panel from '../panel.module.css'
import { ACTIVATE, type CollaboratorPage } from './collaborator-page.ts'

interface ActivateProps extends CollaboratorPage {
  member: string
  token: string
  onActivated: () => void
  /** The link is used, superseded, too old or another account's. */
  onRefused: (message: string) => void
}

/** The button that uses the link: opening it proves nothing, as mail programs open links by themselves. */
export function Activate({ member, token, locale, labels, forms, onActivated, onRefused }: ActivateProps) {
  const form = useMemberForm({
    name: ACTIVATE,
    locale,
    labels: forms,
    member,
    // What a login in between has to give back.
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
      // Used it may be because an answer before was lost: then this is a collaborator's account already.
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
