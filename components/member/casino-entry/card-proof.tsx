import { useId, useState } from 'react'
import { callCasino } from '#lib/client/casino.ts'
import type { CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { CODE_MINUTES } from '@barriere/shared/domain/people/mailed-code.ts'
import { cvipNumber, maxChars, numbers, required } from '@barriere/shared/domain/people/form-rules.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { dayReader } from '../../forms/day-reader.ts'
import { Form } from '../../forms/form.tsx'
import { interpolate } from '../../forms/interpolate.ts'
import { DayField, NumberField, TextField } from '../../forms/text-field.tsx'
import { readCardNumber } from '../../forms/typed-readers.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButton, DialogClose } from '../../ui/dialog.tsx'
import { Outcome, Ways } from '../../forms/outcome.tsx'
import { refusedAt } from '../profile/refusals.ts'
import styles from '../registration/registration.module.css'
import type { CasinoRegistrationProps } from '../calls/casino-part.ts'
import { closeModal } from '../../ui/use-modal.ts'

const POPIN = 'registration-card'

/** A card that its holder has proven. */
export interface ProvenCard {
  readonly proof: string
  /** Initials of the holder. */
  readonly holder: string
  /** ISO day. The sign-up must contain the same birth date. */
  readonly birthDate: string
}

interface CardProofProps extends Pick<CasinoRegistrationProps, 'locale' | 'own' | 'forms' | 'close'> {
  card: ProvenCard | undefined
  ready: boolean
  /** Undefined: the guest has no card. */
  onCard: (card: ProvenCard | undefined) => void
}

/** Asks whether the guest owns a card. “Yes” opens `CardDialog`, where the guest proves it with a mailed code. */
export function CardQuestion({ card, own: { card: labels }, ready, onCard }: Omit<CardProofProps, 'forms' | 'close'>) {
  const id = useId()
  const [answered, setAnswered] = useState(false)
  return (
    <div role="group" aria-labelledby={id} className={styles.card}>
      <p id={id} className={styles.question}>
        {labels.question}
      </p>
      <div>
        <Ways>
          <DialogButton target={POPIN} variant="line" size="small">
            {labels.yes}
          </DialogButton>
          <Button
            variant="line"
            size="small"
            disabled={!ready}
            onClick={() => {
              setAnswered(true)
              onCard(undefined)
            }}
          >
            {labels.no}
          </Button>
        </Ways>
        <p role="status" className={styles.said}>
          {card ? interpolate(labels.proven, { holder: card.holder }) : answered ? labels.none : ''}
        </p>
      </div>
    </div>
  )
}

type Verification = CallAnswer<CasinoCalls['verifyCard']> & { readonly birthDate: string }

/** Step of the dialog: card number, no card with this number, mailed code, confirmation of the holder. */
type Step =
  | { readonly at: 'number'; readonly number?: string }
  | { readonly at: 'notFound'; readonly number: string }
  | { readonly at: 'code'; readonly verification: Verification }
  | { readonly at: 'holder'; readonly card: ProvenCard }

/** Dialog that proves a card. It is rendered outside the form, because forms cannot be nested. */
export function CardDialog({ onCard, ...props }: Omit<CardProofProps, 'card' | 'ready'>) {
  const [step, setStep] = useState<Step>({ at: 'number' })
  const {
    own: { card: labels },
    close,
  } = props
  const finish = (card: ProvenCard | undefined): void => {
    onCard(card)
    setStep({ at: 'number' })
    closeModal(POPIN)
  }
  return (
    <Dialog
      id={POPIN}
      title={labels.title}
      closeLabel={close}
      popin={step.at === 'number' ? undefined : `${POPIN}-${step.at}`}
    >
      {step.at === 'number' && (
        <NumberForm
          {...props}
          typed={step.number}
          onSent={(verification) => setStep({ at: 'code', verification })}
          onUnknown={(number) => setStep({ at: 'notFound', number })}
        />
      )}
      {step.at === 'notFound' && (
        <Outcome kind="error" title={labels.notFoundTitle}>
          <p>{interpolate(labels.notFound, { number: step.number })}</p>
          <Ways>
            <Button onClick={() => setStep({ at: 'number', number: step.number })}>{labels.correct}</Button>
            <Button variant="line" onClick={() => finish(undefined)}>
              {labels.without}
            </Button>
          </Ways>
        </Outcome>
      )}
      {step.at === 'code' && (
        <CodeForm
          {...props}
          verification={step.verification}
          again={() => setStep({ at: 'number' })}
          onProven={(proven) => setStep({ at: 'holder', card: { ...proven, birthDate: step.verification.birthDate } })}
        />
      )}
      {step.at === 'holder' && (
        <Outcome kind="info" title={labels.confirmTitle}>
          <p>{interpolate(labels.confirmText, { holder: step.card.holder })}</p>
          <Ways>
            <Button onClick={() => finish(step.card)}>{labels.confirmYes}</Button>
            <Button variant="line" onClick={() => setStep({ at: 'number' })}>
              {labels.confirmNo}
            </Button>
          </Ways>
        </Outcome>
      )}
    </Dialog>
  )
}

type StepProps = Pick<CardProofProps, 'locale' | 'own' | 'forms'>

interface NumberFormProps extends StepProps {
  /** Number from the previous attempt. */
  typed: string | undefined
  onSent: (verification: Verification) => void
  /** There is no card with this number. */
  onUnknown: (number: string) => void
}

function NumberForm({ locale, own: { card: labels }, forms, typed = '', onSent, onUnknown }: NumberFormProps) {
  const form = useSiteForm({
    name: POPIN,
    locale,
    labels: forms,
    values: { number: typed, birthDate: '' },
    fieldLabels: { number: labels.number, birthDate: labels.birthDate },
    rules: { number: [required, cvipNumber], birthDate: [required] },
    read: { number: readCardNumber, birthDate: dayReader(locale) },
    captcha: { action: 'verifyCard' },
    async send({ number, birthDate }, _, captcha) {
      const answer = await callCasino('POST users/card-verifications', {
        input: { number, birthDate, locale },
        captcha,
      })
      if (answer.ok) return ok({ ...answer.value, birthDate })
      if (answer.error.code === 'cardNotFound') onUnknown(number)
      return refusedAt(answer, 'number', ['cardNotFound', 'cardTaken'])
    },
    done: onSent,
  })
  return (
    <>
      <p>{labels.text}</p>
      <Form
        form={form}
        label={labels.title}
        submit={labels.send}
        secondaryAction={<DialogClose target={POPIN}>{labels.back}</DialogClose>}
      >
        <NumberField {...form.field('number')} hint={labels.numberHint} />
        <DayField {...form.field('birthDate')} autoComplete="bday" hint={labels.birthDateHint} />
      </Form>
    </>
  )
}

interface CodeFormProps extends StepProps {
  verification: Verification
  again: () => void
  onProven: (proven: CallAnswer<CasinoCalls['confirmCard']>) => void
}

function CodeForm({ locale, own: { card: labels }, forms, verification, again, onProven }: CodeFormProps) {
  const form = useSiteForm({
    name: `${POPIN}-code`,
    locale,
    labels: forms,
    values: { code: '' },
    fieldLabels: { code: labels.code },
    rules: { code: [required, numbers, maxChars(6)] },
    read: { code: readCardNumber },
    async send({ code }) {
      const input = { verification: verification.verification, code }
      const answer = await callCasino('POST users/card-verifications/confirm', { input })
      return refusedAt(answer, 'code', ['invalid_grant'])
    },
    done: onProven,
  })
  return (
    <>
      <p role="status">{interpolate(labels.sent, { email: verification.email, minutes: CODE_MINUTES })}</p>
      <Form
        form={form}
        label={labels.codeTitle}
        submit={labels.confirm}
        secondaryAction={
          <Button variant="ghost" onClick={again}>
            {labels.again}
          </Button>
        }
      >
        <TextField {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" />
      </Form>
    </>
  )
}
