import { useEffect } from 'react'
import { casinoStore } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '../forms/interpolate.ts'
import { Banner } from '../ui/banner.tsx'
import styles from './member-layout.module.css'
import { loginHref } from './member-pages.ts'

interface CasinoGreetingProps {
  /** Address of the page, to come back to after a login. */
  path: string
  locale: Locale
  labels: Messages['member']['frame']
}

/** Greets the member of the casino programme; without a session, says so and links to the login. */
export function CasinoGreetingIsland({ path, locale, labels }: CasinoGreetingProps) {
  const { status, isConnected, profile } = useMember(casinoStore)

  useEffect(() => {
    void casinoStore.init(true)
  }, [])

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
