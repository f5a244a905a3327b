import { useEffect, useState } from 'react'
import { callCasino, casinoStore } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '../forms/interpolate.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import styles from './member-layout.module.css'
import { loginHref } from './member-pages.ts'

interface CasinoGreetingProps {
  /** Address of the page, to come back to after a login. */
  path: string
  locale: Locale
  labels: Messages['member']['frame']
}

/** Greets the member of the casino programme and signs them out of it alone; without a session, links to the login. */
export function CasinoGreetingIsland({ path, locale, labels }: CasinoGreetingProps) {
  const { status, isConnected, profile } = useMember(casinoStore)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    void casinoStore.init(true)
  }, [])

  const leave = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    const answer = await callCasino('POST users/logout')
    setBusy(false)
    setFailure(answer.ok ? undefined : (answer.error.message ?? labels.failed))
    if (answer.ok) casinoStore.take(answer.value)
  }

  if (status === 'success' && !isConnected)
    return (
      <Banner kind="info" title={labels.ended} live>
        {labels.endedText} <a href={loginHref(path + location.search, locale, 'casino')}>{labels.login}</a>
      </Banner>
    )
  return (
    <div className={styles.greeting}>
      {profile && (
        <>
          <p className={styles.hello}>{interpolate(labels.hello, { name: profile.firstName })}</p>
          <p>
            <Button variant="ghost" size="small" busy={busy} onClick={() => void leave()}>
              {labels.logout}
            </Button>
          </p>
        </>
      )}
      <div role="status">{failure !== undefined && <Banner kind="error">{failure}</Banner>}</div>
    </div>
  )
}
