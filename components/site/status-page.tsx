import type { Locale } from '@barriere/shared/domain/locale.ts'
import { SearchField } from '../search/search-field.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { Icon } from '../ui/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { NotFoundIllustration } from './not-found-illustration.tsx'
import { ServerErrorIllustration } from './server-error-illustration.tsx'
import type { Alternates, NavAction } from './nav-link.ts'
import { OfflineIllustration } from './offline-illustration.tsx'
import styles from './status-page.module.css'
import { UnavailableIllustration } from './unavailable-illustration.tsx'

interface StatusPageProps {
  locale: Locale
  /** Home in every language, for a page without a header's language switch. */
  alternates?: Alternates | undefined
  /** Search form, if a search may help. */
  search?: { readonly action: string; readonly label: string; readonly submit: string } | undefined
  /** HTTP status, shown on the band; undefined without an answer. */
  status?: number
  title: string
  text: string
  /** Technical message in English, for error reports. */
  detail?: string | undefined
  homeHref: string
  homeLabel: string
  /** Suggested pages, such as the header's links. */
  links?: readonly NavAction[]
  /** Words before the links. */
  linksLabel?: string | undefined
}

/** Illustration of the 404, 503, 500 or offline page. */
const Drawing = ({ status }: { status: number | undefined }) =>
  status === undefined ? (
    <OfflineIllustration />
  ) : status === 404 ? (
    <NotFoundIllustration />
  ) : status === 503 ? (
    <UnavailableIllustration />
  ) : (
    <ServerErrorIllustration />
  )

/** Page for errors (403, 404, 500, 503) and for no connection. Self-contained: it needs no picture and no story. */
export function StatusPage({
  locale,
  alternates,
  search,
  status,
  title,
  text,
  detail,
  homeHref,
  homeLabel,
  links = [],
  linksLabel,
}: StatusPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.poster} data-theme="paper">
        <Drawing status={status} />
        <div className={styles.band}>
          {status !== undefined && <p className={styles.status}>{status}</p>}
          <h1 className={styles.title}>{title}</h1>
        </div>
        <div className={styles.body}>
          <p className={styles.text}>{text}</p>
          {search && (
            <search className={styles.search}>
              <form action={search.action} method="get">
                <SearchField locale={locale}>
                  <TextInput
                    id="status-search"
                    name="q"
                    type="search"
                    label={search.label}
                    maxLength={200}
                    autoComplete="off"
                    enterKeyHint="search"
                    suppressHydrationWarning
                  />
                </SearchField>
                <Button type="submit" variant="line">
                  {search.submit}
                </Button>
              </form>
            </search>
          )}
          <div className={styles.ways}>
            <ButtonLink anchor={{ href: homeHref }}>{homeLabel}</ButtonLink>
            {alternates && <LanguageSwitch locale={locale} alternates={alternates} />}
          </div>
          {links.length > 0 && (
            <nav className={styles.elsewhere} aria-label={linksLabel}>
              {linksLabel && <p aria-hidden="true">{linksLabel}</p>}
              <ul>
                {links.map(({ label, anchor }, index) => (
                  <li key={index}>
                    <a {...anchor} className={styles.link}>
                      {label}
                      <Icon name="arrow" />
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {detail && (
            <p className={styles.detail} lang="en">
              {detail}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
