import type { ReactNode } from 'react'
import { DISCOVER } from '#lib/analytics/marks.ts'
import { FILM_PROVIDERS, type Film } from '#lib/domain/film.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ConsentQuestion } from '../ui/consent-question.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './external-film.module.css'

interface ExternalFilmProps {
  film: Film
  title: string
  locale: Locale
  /** The poster's picture. */
  children: ReactNode
}

/**
 * A poster that links to a film on the provider's site. With scripts, the film plays in place after the consent to
 * films (`external-film.lazy.enhance.ts`).
 */
export function ExternalFilm({ film, title, locale, children }: ExternalFilmProps) {
  const { name: provider, page, frame } = FILM_PROVIDERS[film.provider]
  const t = getTranslator(locale, 'externalFilm')
  const anchor = { href: page(film.id), target: '_blank', rel: 'noopener' } as const
  return (
    <site-external-film
      className={styles.place}
      data-frame={frame(film.id)}
      data-title={t('frame', { title, provider })}
    >
      <a {...anchor} {...DISCOVER} className={styles.poster} suppressHydrationWarning>
        {children}
        <span className={styles.sign}>
          <Icon name="play" />
          <span>{t('watch', { provider })}</span>
          <span className="vh"> {t('newTab')}</span>
        </span>
      </a>
      <div hidden suppressHydrationWarning>
        <ConsentQuestion text={t('consent', { provider })} accept={t('accept')}>
          <ButtonLink anchor={anchor} variant="line">
            {t('elsewhere', { provider })}
            <span className="vh"> {t('newTab')}</span>
          </ButtonLink>
        </ConsentQuestion>
      </div>
      <div className={styles.frame} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </site-external-film>
  )
}
