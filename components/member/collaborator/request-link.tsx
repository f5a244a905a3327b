import { useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import { email, required } from '@barriere/shared/domain/people/form-rules.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Form } from '../../forms/form.tsx'
import { EmailField } from '../../forms/text-field.tsx'
import { useFocusOn } from '../../forms/use-focus-on.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import panel from '../layout/panel.module.css'
import { refusedAt } from '../profile/refusals.ts'
import type { CollaboratorPage } from './collaborator-page.ts'
import styles from './collaborator.module.css'

interface RequestLinkProps extends CollaboratorPage {
  member: string
}

/** Form for the staff mailbox that receives the link; then a message that refers to this mailbox. */
export function RequestLink({ labels, ...page }: RequestLinkProps) {
  const [sent, setSent] = useState<string>()
  const told = useFocusOn<HTMLDivElement>(sent)
  return (
    <section className={panel.panel} aria-labelledby="collaborator-request">
      <h2 id="collaborator-request" className={panel.title}>
        {labels.requestTitle}
      </h2>
      {sent === undefined ? (
        <RequestForm {...page} labels={labels} onSent={setSent} />
      ) : (
        <div ref={told} tabIndex={-1} className={styles.told}>
          <Banner kind="success">
            <span className={styles.sentence}>{interpolate(labels.sent, { email: sent })}</span>
          </Banner>
          <Button variant="line" size="small" onClick={() => setSent(undefined)}>
            {labels.again}
          </Button>
        </div>
      )}
    </section>
  )
}

function RequestForm({
  member,
  locale,
  labels,
  forms,
  onSent,
}: RequestLinkProps & { onSent: (email: string) => void }) {
  const form = useSiteForm({
    name: 'collaborator-request',
    locale,
    labels: forms,
    member,
    values: { email: '' },
    fieldLabels: { email: labels.email },
    rules: { email: [required, email] },
    send: async (read) =>
      refusedAt(await callEph('POST users/collaborator-activation', { input: { email: read.email.trim() } }), 'email', [
        '0012',
        '0112',
        '0113',
      ]),
    done: (_, read) => onSent(read.email.trim()),
  })
  return (
    <>
      <p>{labels.requestText}</p>
      <Form form={form} label={labels.requestTitle} submit={labels.request}>
        <EmailField {...form.field('email')} autoComplete="work email" enterKeyHint="send" />
      </Form>
    </>
  )
}
