import { useState } from 'react'
import { callCasino } from '#lib/client/casino.ts'
import type { Godson } from '@barriere/shared/programmes/casino/sponsorship.ts'
import { email, required } from '@barriere/shared/domain/people/form-rules.ts'
import { daysBetween, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { Form } from '../../forms/form.tsx'
import { interpolate } from '../../forms/interpolate.ts'
import { EmailField } from '../../forms/text-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { refusedAt } from '../profile/refusals.ts'
import type { SponsorshipProps } from '../calls/casino-part.ts'

interface InviteFormProps extends Pick<SponsorshipProps, 'locale' | 'labels' | 'forms'> {
  /** Whether the member can invite no more friends this year. The message about the last invitation stays. */
  isFull: boolean
  refresh: () => void
}

const dayOf = (moment: string): string => toParisTime(Date.parse(moment)).day

/** Invites a friend by mail. Each invitation resets the form. */
export function InviteForm({ isFull, locale, labels, forms, refresh }: InviteFormProps) {
  const [sent, setSent] = useState<Godson>()
  const form = useSiteForm({
    name: 'invite',
    locale,
    labels: forms,
    values: { email: '' },
    fieldLabels: { email: labels.email },
    rules: { email: [required, email] },
    send: async (values, idempotencyKey) =>
      refusedAt(await callCasino('POST godsons', { input: { email: values.email.trim() }, idempotencyKey }), 'email', [
        'ownGodson',
        'knownGodson',
        'email',
      ]),
    done({ godson }) {
      setSent(godson)
      form.reset()
      refresh()
    },
  })
  return (
    <>
      <div role="status">
        {sent && (
          <Banner kind="success" title={labels.sent}>
            {interpolate(labels.sentText, {
              email: sent.email ?? '',
              days: daysBetween(dayOf(sent.invitedAt), dayOf(sent.expiresAt)),
            })}
          </Banner>
        )}
      </div>
      {!isFull && (
        <Form form={form} label={labels.invite} submit={labels.submit}>
          <EmailField {...form.field('email')} autoComplete="off" hint={labels.emailHint} />
        </Form>
      )}
    </>
  )
}
