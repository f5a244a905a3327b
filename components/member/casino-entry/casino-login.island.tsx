import { useEffect, useState } from 'react'
import { track } from '#lib/analytics/track.ts'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { callCasino } from '#lib/client/casino.ts'
import { profileStore } from '#lib/client/profile.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { CallAnswer } from '@barriere/shared/contracts/call.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { returnPath } from '#lib/navigation/destination.ts'
import { navigateTo } from '#lib/navigation/navigate.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmPopin } from '../login/confirm-popin.tsx'
import { ForgottenPopin } from '../login/forgotten-popin.tsx'
import { LoginForm } from '../login/login-form.tsx'
import type { CasinoLoginProps } from '../calls/casino-part.ts'
import styles from '../login/login.module.css'
import { logoutAnchor } from '../layout/member-pages.ts'
import { Ways } from '../../forms/outcome.tsx'
import { CardLoginForm } from './card-login-form.tsx'
import { VisitPopin } from './visit.tsx'

/** Return path from the address's query; browser only. */
const asked = (): string | undefined => returnPath(new URLSearchParams(location.search).get('return'))

/** Login to the casino programme, by e-mail and password, or by card number and birth date. */
export function CasinoLoginIsland({ locale, labels, forms, own, places, visit }: CasinoLoginProps) {
  const { isConnected, profile } = useMember(casinoStore)
  const [byCard, setByCard] = useState(false)
  /** E-mail prefilled in a popin; `turn` distinguishes successive openings. */
  const [forgotten, setForgotten] = useState({ email: '', turn: 0 })
  const [unconfirmed, setUnconfirmed] = useState({ email: '', turn: 0 })

  /** Turn of the popin that explains to a pre-member where to get the card; 0 keeps it closed. */
  const [toVisit, setToVisit] = useState(0)

  useEffect(() => {
    void casinoStore.init()
  }, [])

  const enter = (connection: CallAnswer<CasinoCalls['login']>, loginMethod: 'password' | 'card') => {
    casinoStore.take(connection)
    track({ event: 'login', formAnswer: 'success', loginMethod })
    if (connection.profile.cardHolder) navigateTo(asked() ?? casinoLink('card', locale))
    else {
      // This page stays open, and the header's badge appears only after an answer of the hotel programme.
      void profileStore.init()
      setToVisit((turn) => turn + 1)
    }
  }

  if (isConnected) {
    const back = asked()
    const href = back ?? casinoLink('card', locale)
    return (
      <>
        <Banner kind="success" live>
          <p>{interpolate(labels.connected.text, { name: profile?.firstName ?? '' })}</p>
          <p className={styles.ways}>
            <ButtonLink anchor={{ href }}>
              {back === undefined ? labels.connected.card : labels.connected.continue}
            </ButtonLink>
            <a {...logoutAnchor(locale)} data-logout="">
              {labels.connected.other}
            </a>
          </p>
        </Banner>
        <VisitPopin turn={toVisit} href={href} close={labels.close} places={places} visit={visit} />
      </>
    )
  }
  const all = { programme: 'casino', locale, labels, forms } as const
  return (
    <>
      {byCard ? (
        <CardLoginForm {...all} own={own} onEnter={(connection) => enter(connection, 'card')} />
      ) : (
        <LoginForm
          {...all}
          signIn={(input, captcha) => callCasino('POST users/login', { input, captcha })}
          onEnter={(connection) => enter(connection, 'password')}
          onForgotten={(email) => setForgotten(({ turn }) => ({ email, turn: turn + 1 }))}
          onUnconfirmed={(email) => setUnconfirmed(({ turn }) => ({ email, turn: turn + 1 }))}
        />
      )}
      <Ways>
        <Button variant="line" onClick={() => setByCard(!byCard)}>
          {byCard ? own.byPassword : own.byCard}
        </Button>
      </Ways>
      <ForgottenPopin {...all} {...forgotten} />
      <ConfirmPopin {...all} {...unconfirmed} />
    </>
  )
}
