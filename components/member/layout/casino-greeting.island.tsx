import { useEffect } from 'react'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { Banner } from '../../ui/banner.tsx'
import { CARD_CACHES } from '../card/cached-card.ts'
import { clearOnLogout } from '../card/clear-on-logout.ts'
import styles from './member-layout.module.css'
import { loginHref } from './member-pages.ts'

interface CasinoGreetingProps {
  /** Id of the menu's list. */
  menu: string
  /** Path of the page, for the return after a login. */
  path: string
  locale: Locale
  labels: Messages['member']['frame']
}

/** Greets the member of the casino programme. Without a session, shows a notice with a link to the login. */
export function CasinoGreetingIsland({ menu, path, locale, labels }: CasinoGreetingProps) {
  const { status, isConnected, profile } = useMember(casinoStore)

  useEffect(() => {
    const stop = CARD_CACHES.casino.watch(casinoStore, ({ email }) => email)
    void casinoStore.init(true)
    return stop
  }, [])

  useEffect(() => {
    const list = document.getElementById(menu)
    return list ? clearOnLogout(list) : undefined
  }, [menu])

  if (status === 'success' && !isConnected)
    return (
      <Banner kind="info" title={labels.ended} live>
        {labels.endedText} <a href={loginHref(path + location.search, locale, 'casino')}>{labels.login}</a>
      </Banner>
    )
  return (
    <div className={styles.greeting}>
      {profile && <p className={styles.hello}>{interpolate(labels.hello, { name: profile.firstName })}</p>}
    </div>
  )
}
