import { type KeyboardEvent, useState } from 'react'
import { track } from '#lib/analytics/track.ts'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino } from '#lib/client/casino.ts'
import { NO_MEMBER, storeFormDraft } from '#lib/client/form-draft.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { CasinoRegistrationIsland } from '../member/casino-entry/casino-registration.island.tsx'
import { ConfirmPopin } from '../member/login/confirm-popin.tsx'
import { ForgottenPopin } from '../member/login/forgotten-popin.tsx'
import { LoginForm } from '../member/login/login-form.tsx'
import { Button } from '../ui/button.tsx'
import type { EntryLabels, SeatLabels } from './seat-props.ts'
import styles from './seats.module.css'
import { Step } from './step.tsx'

interface WhoStepProps {
  locale: Locale
  /** Whether the sale is a tournament: analytics distinguishes its forms. */
  isPoker: boolean
  labels: SeatLabels
  entry: EntryLabels
}

const TABS = ['login', 'registration'] as const

type Tab = (typeof TABS)[number]

const idOf = (tab: Tab): string => `seat-who-${tab}`

/**
 * Login and account creation as tabs. Both stay mounted, so that the input of one tab survives a visit of the other.
 */
export function WhoStep({ locale, isPoker, labels, entry }: WhoStepProps) {
  const { who } = labels
  const { login, forms, own, profile, visit, labels: registration } = entry
  const [tab, setTab] = useState<Tab>('login')
  /** Key that remounts the login: it then reads the e-mail address of a new account from the draft. */
  const [turn, setTurn] = useState(0)
  const [forgotten, setForgotten] = useState({ email: '', turn: 0 })
  const [unconfirmed, setUnconfirmed] = useState({ email: '', turn: 0 })
  const all = { programme: 'casino', locale, labels: login, forms } as const
  const loginName = isPoker ? 'poker-login' : 'casino-login'

  const select = (next: Tab): void => {
    setTab(next)
    document.getElementById(idOf(next))?.focus()
  }
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') select(tab === 'login' ? 'registration' : 'login')
  }
  const signIn = (email: string): void => {
    storeFormDraft(loginName, NO_MEMBER, { email })
    setTurn(turn + 1)
    select('login')
  }

  return (
    <Step title={who.title}>
      <p>{who.text}</p>
      <div role="tablist" aria-label={who.label} className={styles.tabs} onKeyDown={move}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={idOf(name)}
            className={styles.tab}
            aria-selected={name === tab}
            aria-controls={`${idOf(name)}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => select(name)}
          >
            {who[name]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${idOf('login')}-panel`}
        aria-labelledby={idOf('login')}
        hidden={tab !== 'login'}
        className={styles.panel}
      >
        <LoginForm
          {...all}
          key={turn}
          name={loginName}
          signIn={(input, captcha) => callCasino('POST users/login', { input, captcha })}
          onEnter={(connection) => {
            casinoStore.take(connection)
            track({ event: 'login', formAnswer: 'success', loginMethod: 'password' })
          }}
          onForgotten={(email) => setForgotten((before) => ({ email, turn: before.turn + 1 }))}
          onUnconfirmed={(email) => setUnconfirmed((before) => ({ email, turn: before.turn + 1 }))}
        />
      </div>
      <div
        role="tabpanel"
        id={`${idOf('registration')}-panel`}
        aria-labelledby={idOf('registration')}
        hidden={tab !== 'registration'}
        className={styles.panel}
      >
        <CasinoRegistrationIsland
          locale={locale}
          own={own}
          labels={registration}
          profile={profile}
          login={login}
          forms={forms}
          close={login.close}
          places={[]}
          visit={visit}
          task={{
            form: isPoker ? 'poker-registration' : 'casino-registration',
            submit: who.submit,
            certify: who.certify,
            next: (email) => (
              <>
                <p>{who.kept}</p>
                <div className={styles.actions}>
                  <Button onClick={() => signIn(email)}>{who.confirmed}</Button>
                </div>
              </>
            ),
          }}
        />
      </div>
      <ForgottenPopin {...all} {...forgotten} />
      <ConfirmPopin {...all} {...unconfirmed} />
    </Step>
  )
}
