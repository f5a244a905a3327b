import { type ReactNode, useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import { useEph } from '#lib/client/queries.ts'
import { maxChars, required } from '@barriere/shared/domain/people/form-rules.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Form } from '../../forms/form.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useFocusOn } from '../../forms/use-focus-on.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import panel from '../layout/panel.module.css'
import { plural } from '../../ui/plural.ts'
import { refusedAt } from '../profile/refusals.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { ReadFailure } from '../calls/read-failure.tsx'
import { PasswordConfirmation } from './password-confirmation.tsx'
import { type MemberPage, momentIn, refreshActivity } from './sessions-page.ts'
import styles from './sessions.module.css'

/** Current step: a form for the password, the key that a code has to confirm, or the recovery codes. */
type Step =
  | { readonly at: 'start' | 'renew' | 'remove' }
  | { readonly at: 'confirm'; readonly address: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

/** Two-step verification of collaborators; shown if the account may activate it, or still has it. */
export function SecondStep(page: MemberPage) {
  const { labels, frame, locale } = page
  const words = labels.secondStep
  const { data, error, refetch } = useEph('GET users/second-step')
  /** Undefined before the first change. */
  const [way, setWay] = useState<{ readonly step: Step | undefined }>()
  const step = way?.step
  const [told, setTold] = useState<string>()
  // The heading takes the focus, because each step replaces the previous step and the pressed button.
  const heading = useFocusOn<HTMLHeadingElement>(way)

  const go = (next: Step | undefined, text?: string): void => {
    setWay({ step: next })
    setTold(text)
    if (next && next.at !== 'codes') return
    refreshActivity()
    void refetch()
  }
  if (!error && data?.since === null && !data.available) return null
  const cancel = (
    <Button variant="ghost" onClick={() => go(undefined)}>
      {labels.passkeys.cancel}
    </Button>
  )
  const confirmation = { ...page, cancel }
  return (
    <section className={panel.panel} aria-labelledby="sessions-second-step" hidden={!data && !error}>
      <h2 ref={heading} id="sessions-second-step" tabIndex={-1} className={panel.title}>
        {words.title}
      </h2>
      <p>{words.intro}</p>
      <div role="status">{told && <Banner kind="success">{told}</Banner>}</div>
      {error && <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />}
      {data && !step && (
        <>
          {data.since !== null && (
            <p className={panel.hint}>
              {interpolate(words.since, { moment: momentIn(data.since, page) })}{' '}
              {plural(words.left, data.recoveryCodes, locale)}
            </p>
          )}
          <div className={panel.actions}>
            {(data.since === null ? (['start'] as const) : (['renew', 'remove'] as const)).map((at) => (
              <Button key={at} variant="line" onClick={() => go({ at })}>
                {words[at === 'start' ? 'add' : at]}
              </Button>
            ))}
          </div>
        </>
      )}
      {step?.at === 'start' && (
        <PasswordConfirmation
          {...confirmation}
          name="second-step-start"
          label={words.add}
          submit={words.start}
          send={(password) => callEph('POST users/second-step/start', { input: { password } })}
          onDone={({ address }) => go({ at: 'confirm', address })}
        />
      )}
      {step?.at === 'confirm' && (
        <Confirm
          {...page}
          address={step.address}
          cancel={cancel}
          onDone={(codes) => go({ at: 'codes', codes }, words.added)}
        />
      )}
      {step?.at === 'renew' && (
        <PasswordConfirmation
          {...confirmation}
          name="second-step-renew"
          label={words.renew}
          submit={words.renew}
          send={(password) => callEph('POST users/second-step/recovery-codes', { input: { password } })}
          onDone={({ recoveryCodes }) => go({ at: 'codes', codes: recoveryCodes })}
        />
      )}
      {step?.at === 'remove' && (
        <PasswordConfirmation
          {...confirmation}
          name="second-step-remove"
          label={words.remove}
          submit={words.remove}
          send={(password) => callEph('DELETE users/second-step', { input: { password } })}
          onDone={() => go(undefined, words.removed)}
        />
      )}
      {step?.at === 'codes' && <Codes codes={step.codes} labels={words} onNoted={() => go(undefined)} />}
    </section>
  )
}

interface ConfirmProps extends MemberPage {
  /** `otpauth://`, with the key in base32. */
  address: string
  cancel: ReactNode
  onDone: (codes: readonly string[]) => void
}

/** Shows the key, and requires a code as proof that the authenticator app has stored it. */
function Confirm({ locale, labels, forms, member, address, cancel, onDone }: ConfirmProps) {
  const words = labels.secondStep
  const form = useSiteForm({
    name: 'second-step-confirm',
    locale,
    labels: forms,
    member,
    values: { code: '' },
    fieldLabels: { code: words.code },
    rules: { code: [required, maxChars(40)] },
    send: async (input) => refusedAt(await callEph('POST users/second-step', { input }), 'code', ['0151']),
    done: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const secret = new URL(address).searchParams.get('secret') ?? ''
  return (
    <>
      <p>{words.scan}</p>
      <QrCode text={address} label={words.qr} className={styles.qr} />
      <p>
        {words.key} <code className={styles.key}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <Form form={form} label={words.confirmTitle} submit={words.confirm} secondaryAction={cancel}>
        <TextField {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" />
      </Form>
    </>
  )
}

interface CodesProps {
  codes: readonly string[]
  labels: MemberPage['labels']['secondStep']
  onNoted: () => void
}

const Codes = ({ codes, labels, onNoted }: CodesProps) => (
  <div className={styles.codes} role="group" aria-labelledby="recovery-codes">
    <h3 id="recovery-codes">{labels.codesTitle}</h3>
    <p>{labels.codesText}</p>
    <ul className={styles.codeList}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <p>
      <Button onClick={onNoted}>{labels.noted}</Button>
    </p>
  </div>
)
