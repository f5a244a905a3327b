import { useState } from 'react'
import { trackForm } from '#lib/analytics/track-form.ts'
import { callCasino } from '#lib/client/casino.ts'
import type { CasinoInput } from '@barriere/shared/programmes/casino/operations.ts'
import { writeDay } from '#lib/i18n/written-day.ts'
import { Form } from '../../forms/form.tsx'
import { interpolate } from '../../forms/interpolate.ts'
import { TextField } from '../../forms/text-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { ResendLink } from '../activation/resend-link.tsx'
import { Outcome } from '../../forms/outcome.tsx'
import { refusedAt } from '../profile/refusals.ts'
import { TermsField } from '../registration/news-fields.tsx'
import { AccountFields, IdentityFields } from '../registration/person-fields.tsx'
import { RULES, readersOf } from '../registration/registration-rules.ts'
import type { CasinoRegistrationProps } from '../calls/casino-part.ts'
import styles from '../registration/registration.module.css'
import { CardDialog, CardQuestion, type ProvenCard } from './card-proof.tsx'
import { Visit } from './visit.tsx'

const VALUES = {
  civility: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  email: '',
  emailVerification: '',
  password: '',
  passwordVerification: '',
  sponsorCode: '',
  terms: false,
}

/**
 * Registration for the casino programme. Account enumeration: the outcome refers to the inbox, whether or not the
 * address had an account.
 */
export function CasinoRegistrationIsland(props: CasinoRegistrationProps) {
  const [sent, setSent] = useState<{ readonly email: string; readonly hasCard: boolean }>()
  const { labels, login, forms, places, visit, task } = props
  if (!sent) return <RegistrationForm {...props} onSent={setSent} />
  const { inbox } = labels
  return (
    <Outcome title={inbox.title}>
      <p>{interpolate(inbox.text, { email: sent.email })}</p>
      {!sent.hasCard && <Visit places={places} visit={visit} />}
      <p className={styles.strong}>{inbox.nothing}</p>
      <ul className={styles.list}>
        <li>{inbox.spam}</li>
        <li>{inbox.typo}</li>
        <li>{inbox.again}</li>
      </ul>
      <ResendLink programme="casino" email={sent.email} labels={login.confirm} technical={forms.technical} />
      {task?.next(sent.email)}
    </Outcome>
  )
}

interface RegistrationFormProps extends CasinoRegistrationProps {
  onSent: (sent: { readonly email: string; readonly hasCard: boolean }) => void
}

function RegistrationForm({ onSent, ...props }: RegistrationFormProps) {
  const { locale, labels, own, profile, login, forms, close, task } = props
  const [card, setCard] = useState<ProvenCard>()
  const { password, birthDate } = readersOf(locale)
  const form = useSiteForm({
    name: task?.form ?? 'casino-registration',
    keepDraft: task !== undefined,
    locale,
    labels: forms,
    values: VALUES,
    fieldLabels: {
      civility: profile.fields.civility,
      firstName: profile.fields.firstName,
      lastName: profile.fields.lastName,
      birthDate: profile.fields.birthDate,
      email: profile.fields.email,
      emailVerification: labels.emailVerification,
      password: login.password,
      passwordVerification: labels.passwordVerification,
      sponsorCode: own.sponsorCode,
      terms: labels.terms,
    },
    rules: {
      civility: RULES.civility,
      firstName: RULES.firstName,
      lastName: RULES.lastName,
      birthDate: RULES.birthDate,
      email: RULES.email,
      emailVerification: RULES.emailVerification,
      password: RULES.password,
      passwordVerification: RULES.passwordVerification,
      sponsorCode: RULES.sponsorCode,
      terms: RULES.terms,
    },
    read: { password, birthDate },
    captcha: { action: 'signUp' },
    async send({ passwordVerification: _, civility, sponsorCode, ...values }, key, captcha) {
      const input = {
        ...values,
        email: values.email.trim(),
        emailVerification: values.emailVerification.trim(),
        civility: civility as CasinoInput<'signUp'>['civility'],
        terms: true as const,
        locale,
        ...(sponsorCode.trim() === '' ? {} : { sponsorCode: sponsorCode.trim() }),
        ...(card ? { proof: card.proof } : {}),
      }
      const answer = await callCasino('POST users/signup', { input, idempotencyKey: key, captcha })
      return refusedAt(refusedAt(answer, 'sponsorCode', ['0005']), 'birthDate', ['invalidBirthdate'])
    },
    done(_, { email }) {
      trackForm(card ? 'registration-with-card' : 'registration-without-card')
      onSent({ email: email.trim(), hasCard: card !== undefined })
    },
    refused({ code }) {
      // The proof is no longer valid: the guest proves a card again, or registers without one.
      if (code === 'link' || code === 'cardTaken') setCard(undefined)
      return false
    },
  })
  const take = (proven: ProvenCard | undefined): void => {
    setCard(proven)
    if (proven) form.field('birthDate').set(writeDay(proven.birthDate))
  }
  const question = { locale, own }
  return (
    <>
      <CardQuestion {...question} card={card} ready={form.ready} onCard={take} />
      <Form form={form} label={labels.title} submit={task?.submit ?? labels.submit}>
        <p className={styles.note}>{forms.requiredNote}</p>
        <IdentityFields field={form.field} labels={labels} civilities={profile.civilities} />
        <AccountFields field={form.field} labels={labels} />
        <TextField
          {...form.field('sponsorCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={own.sponsorHint}
        />
        <TermsField field={form.field('terms')} labels={labels} locale={locale} />
        {task && <p className={styles.note}>{task.certify}</p>}
      </Form>
      <CardDialog {...question} forms={forms} close={close} onCard={take} />
    </>
  )
}
