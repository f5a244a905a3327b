import { useEffect, useRef, useState } from 'react'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino, casinoQueries } from '#lib/client/casino.ts'
import { offerStepUp } from '#lib/client/step-up.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { CODE_MINUTES } from '@barriere/shared/domain/people/mailed-code.ts'
import { required } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { Form } from '../../forms/form.tsx'
import { interpolate } from '../../forms/interpolate.ts'
import type { FormLabels } from '../../forms/labels.ts'
import { PasswordField } from '../../forms/password-field.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { refusedAt } from '../profile/refusals.ts'
import { closeModal, useClosed, useModal } from '../../ui/use-modal.ts'

const POPIN = 'step-up'

export interface StepUpProps {
  locale: Locale
  labels: Messages['casino']['stepUp']
  forms: FormLabels
}

/**
 * Popin of step-up authentication by password or mailed code. It opens above the current page, so the input below it
 * stays, and the refused call is sent again.
 */
export function StepUpIsland({ locale, labels, forms }: StepUpProps) {
  const [turn, setTurn] = useState(0)
  /** Masked e-mail address to which a code was sent; undefined before a code. */
  const [mailbox, setMailbox] = useState<string>()
  const answer = useRef<(isProven: boolean) => void>(undefined)
  useModal(POPIN, turn)
  useClosed(POPIN, () => answer.current?.(false))
  useEffect(
    () =>
      offerStepUp(
        () =>
          new Promise((resolve) => {
            answer.current = resolve
            setMailbox(undefined)
            setTurn((before) => before + 1)
          }),
      ),
    [],
  )

  const done = (connection: CallAnswer<CasinoCalls['stepUp']>): void => {
    casinoStore.take(connection)
    answer.current?.(true)
    closeModal(POPIN)
    void casinoQueries.invalidateQueries()
  }

  return (
    <Dialog id={POPIN} title={labels.title} closeLabel={labels.close}>
      {mailbox === undefined ? (
        <ByPassword key={turn} {...{ locale, labels, forms, done }} />
      ) : (
        <ByCode {...{ locale, labels, forms, done, mailbox }} />
      )}
      <CodeButton key={`${turn} ${mailbox}`} {...{ labels, forms, mailbox }} onMailed={setMailbox} />
    </Dialog>
  )
}

interface PartProps extends StepUpProps {
  done: (connection: CallAnswer<CasinoCalls['stepUp']>) => void
}

function ByPassword({ locale, labels, forms, done }: PartProps) {
  const { profile } = useMember(casinoStore)
  const form = useSiteForm({
    name: 'step-up-password',
    locale,
    labels: forms,
    values: { password: '' },
    fieldLabels: { password: labels.password },
    rules: { password: [required] },
    send: async (input) =>
      refusedAt(await callCasino('POST users/step-up', { input }), 'password', ['credentials'], labels.wrongPassword),
    done,
  })
  return (
    <Form form={form} label={labels.title} submit={labels.submit}>
      <p>{labels.intro}</p>
      {/* Tells password managers which account the password belongs to. */}
      {!profile?.locked && (
        <input type="email" name="username" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
      )}
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </Form>
  )
}

function ByCode({ locale, labels, forms, done, mailbox }: PartProps & { mailbox: string }) {
  const form = useSiteForm({
    name: 'step-up-code',
    locale,
    labels: forms,
    values: { code: '' },
    fieldLabels: { code: labels.code },
    rules: { code: [required] },
    send: async (input) => refusedAt(await callCasino('POST users/step-up', { input }), 'code', ['invalid_grant']),
    done,
  })
  const field = useRef<HTMLDivElement>(null)
  // The field takes the focus, because the pressed button was re-created.
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  return (
    <Form form={form} label={labels.title} submit={labels.submit}>
      <p role="status">{interpolate(labels.codeIntro, { email: mailbox, minutes: CODE_MINUTES })}</p>
      <div ref={field}>
        <TextField {...form.field('code')} hint={labels.codeHint} inputMode="numeric" autoComplete="one-time-code" />
      </div>
    </Form>
  )
}

interface CodeButtonProps extends Pick<StepUpProps, 'labels' | 'forms'> {
  mailbox: string | undefined
  onMailed: (mailbox: string) => void
}

/** Requests a code by mail, or another code. */
function CodeButton({ labels, forms, mailbox, onMailed }: CodeButtonProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async (): Promise<void> => {
    setBusy(true)
    const answer = await callCasino('POST users/step-up/code')
    setBusy(false)
    setFailure(answer.ok ? undefined : (answer.error.message ?? forms.technical))
    if (answer.ok) onMailed(answer.value.email)
  }
  return (
    <>
      {failure !== undefined && (
        <Banner kind="error" live>
          {failure}
        </Banner>
      )}
      <Button variant="line" busy={busy} onClick={() => void send()}>
        {busy ? labels.sending : mailbox === undefined ? labels.byCode : labels.again}
      </Button>
    </>
  )
}
