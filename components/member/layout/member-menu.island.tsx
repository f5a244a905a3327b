import { useEffect } from 'react'
import { profileStore } from '#lib/client/profile.ts'
import { useProfile } from '#lib/client/use-profile.ts'
import { customerStatusOf } from '#lib/domain/customer-status.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { clearOnLogout } from '../card/clear-on-logout.ts'
import { CARD_CACHES } from '../card/cached-card.ts'
import styles from './member-layout.module.css'
import { memberHref } from './member-pages.ts'
import panel from './panel.module.css'

interface MemberMenuProps {
  locale: Locale
  labels: Messages['member']['menu']
  frame: Messages['member']['frame']
}

/** The signed-in member, or links to login and registration, which also work without scripts. */
export function MemberMenuIsland({ locale, labels, frame }: MemberMenuProps) {
  const { status, profile } = useProfile()
  useEffect(() => {
    const stops = [CARD_CACHES.hotel.watch(profileStore, ({ ibNumber }) => ibNumber), clearOnLogout(document)]
    void profileStore.init()
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <div className={styles.session} data-session={profile ? 'member' : status === 'pending' ? 'unknown' : 'visitor'}>
      {profile ? (
        <div className={styles.greeting}>
          <p className={styles.hello}>{interpolate(frame.hello, { name: profile.firstName })}</p>
          <p className={styles.status}>{frame.status[customerStatusOf(profile.ibLevel)]}</p>
        </div>
      ) : (
        <div className={panel.actions}>
          <ButtonLink anchor={{ href: memberHref('login', locale) }}>{labels.login}</ButtonLink>
          <ButtonLink variant="line" anchor={{ href: memberHref('registration', locale) }}>
            {labels.registration}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
