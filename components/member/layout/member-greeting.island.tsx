import { useEffect } from 'react'
import { profileStore } from '#lib/client/profile.ts'
import { useProfile } from '#lib/client/use-profile.ts'
import { customerStatusOf } from '#lib/domain/customer-status.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { useIsSessionNoticeTaken } from '#components/forms/session-notice.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Banner } from '../../ui/banner.tsx'
import { clearOnLogout } from '../card/clear-on-logout.ts'
import { CARD_CACHES } from '../card/cached-card.ts'
import styles from './member-layout.module.css'
import { loginHref } from './member-pages.ts'

interface MemberGreetingProps {
  /** Id of the menu's list. */
  menu: string
  /** Path of the page, for the return after a login. */
  path: string
  locale: Locale
  labels: Messages['member']['frame']
}

/** Greets the member and shows the status. Without a session, shows a notice with a link to the login. */
export function MemberGreetingIsland({ menu, path, locale, labels }: MemberGreetingProps) {
  const { status, isConnected, profile } = useProfile()
  const isTold = useIsSessionNoticeTaken()

  useEffect(() => {
    const stop = CARD_CACHES.hotel.watch(profileStore, ({ ibNumber }) => ibNumber)
    void profileStore.init(true)
    return stop
  }, [])

  useEffect(() => {
    const list = document.getElementById(menu)
    return list ? clearOnLogout(list) : undefined
  }, [menu])

  if (status === 'success' && !isConnected && !isTold) {
    return (
      <Banner kind="info" title={labels.ended} live>
        {labels.endedText} <a href={loginHref(path + location.search, locale)}>{labels.login}</a>
      </Banner>
    )
  }
  return (
    <div className={styles.greeting}>
      {profile && <p className={styles.hello}>{interpolate(labels.hello, { name: profile.firstName })}</p>}
      {profile && <p className={styles.status}>{labels.status[customerStatusOf(profile.ibLevel)]}</p>}
    </div>
  )
}
