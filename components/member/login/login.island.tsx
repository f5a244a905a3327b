import { useEffect, useState } from 'react'
import { track } from '#lib/analytics/track.ts'
import { callEph } from '#lib/client/eph.ts'
import { profileStore } from '#lib/client/profile.ts'
import { useProfile } from '#lib/client/use-profile.ts'
import type { Connection } from '#lib/contracts/eph.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { returnPath } from '#lib/navigation/destination.ts'
import { navigateTo } from '#lib/navigation/navigate.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { clearOnLogout } from '../card/clear-on-logout.ts'
import { logoutAnchor } from '../layout/member-pages.ts'
import { ConfirmPopin } from './confirm-popin.tsx'
import { ForgottenPopin } from './forgotten-popin.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import type { LoginLabels } from './login-labels.ts'
import styles from './login.module.css'

/** Return path from the address's query; browser only. */
const asked = (): string | undefined => returnPath(new URLSearchParams(location.search).get('return'))

/** Login form with its popins; for a member who is signed in already, a link to the member area. */
export function LoginIsland({ locale, labels, forms }: Omit<LoginLabels, 'programme'>) {
  const { isConnected, profile } = useProfile()
  /** E-mail prefilled in a popin; `turn` distinguishes successive openings. */
  const [forgotten, setForgotten] = useState({ email: '', turn: 0 })
  const [unconfirmed, setUnconfirmed] = useState({ email: '', turn: 0 })

  useEffect(() => {
    void profileStore.init()
  }, [])

  useEffect(() => (isConnected ? clearOnLogout(document) : undefined), [isConnected])

  const enter = (connection: Connection, loginMethod: 'password' | 'passkey') => {
    profileStore.take(connection)
    track({ event: 'login', formAnswer: 'success', loginMethod })
    navigateTo(asked() ?? HOTEL_LINKS.card[locale])
  }

  if (isConnected) {
    const back = asked()
    return (
      <Banner kind="success" live>
        <p>{interpolate(labels.connected.text, { name: profile?.firstName ?? '' })}</p>
        <p className={styles.ways}>
          <ButtonLink anchor={{ href: back ?? HOTEL_LINKS.card[locale] }}>
            {back === undefined ? labels.connected.card : labels.connected.continue}
          </ButtonLink>
          <a {...logoutAnchor(locale)} data-logout="">
            {labels.connected.other}
          </a>
        </p>
      </Banner>
    )
  }
  return (
    <>
      <LoginForm
        programme="hotel"
        locale={locale}
        labels={labels}
        forms={forms}
        signIn={(input, captcha) => callEph('POST users/login', { input, captcha })}
        secondStep={{ asked: '0150', wrong: '0151' }}
        onEnter={(connection) => enter(connection, 'password')}
        others={(remember) => (
          <PasskeyLogin
            labels={labels}
            remember={remember}
            onEnter={(connection) => enter(connection, 'passkey')}
            onRefused={() => track({ event: 'login', formAnswer: 'fail', loginMethod: 'passkey' })}
          />
        )}
        onForgotten={(email) => setForgotten(({ turn }) => ({ email, turn: turn + 1 }))}
        onUnconfirmed={(email) => setUnconfirmed(({ turn }) => ({ email, turn: turn + 1 }))}
      />
      <ForgottenPopin programme="hotel" {...forgotten} locale={locale} labels={labels} forms={forms} />
      <ConfirmPopin programme="hotel" {...unconfirmed} locale={locale} labels={labels} forms={forms} />
    </>
  )
}
