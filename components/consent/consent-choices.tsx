import type { Purpose } from '@barriere/shared/domain/visitors/consent.ts'
import type { Partner } from '#lib/domain/consent-partners.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { StorageEntry } from '#lib/domain/consented-storage.ts'
import { STORAGE } from '#lib/domain/storage-keys.ts'
import { getTranslator, messagesOf } from '#lib/i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Table } from '../ui/table.tsx'
import styles from './consent-choices.module.css'

interface ConsentChoicesProps {
  locale: Locale
  /** The purposes that need consent on this site, each with its partners. */
  purposes: ReadonlyMap<Purpose, readonly Partner[]>
}

/**
 * Second layer of the consent: each purpose with its partners, and the answers. Boxes and buttons need scripts
 * (`consent-choices.lazy.enhance.ts`). Without scripts, nothing that needs consent is loaded, and a note says so.
 */
export function ConsentChoices({ locale, purposes }: ConsentChoicesProps) {
  const t = getTranslator(locale, 'consent')
  return (
    <site-consent-choices data-saved={t('saved')} data-purposes={[...purposes.keys()].join(' ')}>
      <form className={styles.form} aria-label={t('label')}>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <ul className={styles.purposes}>
          {[...purposes].map(([purpose, partners]) => (
            <li key={purpose}>
              <Checkbox
                id={`consent-${purpose}`}
                name={purpose}
                label={t(`purposes.${purpose}.name`)}
                disabled
                suppressHydrationWarning
              />
              <p className={styles.text}>
                {t(`purposes.${purpose}.text`)}
                {partners.length > 0 && (
                  <>
                    {' '}
                    {t('with')} <Partners partners={partners} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.answers} hidden suppressHydrationWarning>
          <Button type="submit" variant="line" value="refuse">
            {t('refuse')}
          </Button>
          <Button type="submit" variant="line" value="save">
            {t('save')}
          </Button>
          <Button type="submit" variant="line" value="accept">
            {t('accept')}
          </Button>
        </div>
        <p role="status" className={styles.saved} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      </form>
    </site-consent-choices>
  )
}

const Partners = ({ partners }: { partners: readonly Partner[] }) =>
  partners.map(({ name, privacy }, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <a href={privacy} rel="noopener">
        {name}
      </a>
    </span>
  ))

/** The receipts of this browser's choices, to view or to download. */
export function ConsentHistory({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'consent.history')
  return (
    <site-consent-history
      data-chosen={messagesOf(locale).consent.history.chosen}
      data-none={t('none')}
      data-nothing={t('nothing')}
      data-failed={t('failed')}
    >
      <div className={styles.answers}>
        <Button variant="line" value="show" hidden suppressHydrationWarning>
          {t('show')}
        </Button>
        <Button variant="line" value="download" hidden suppressHydrationWarning>
          {t('download')}
        </Button>
      </div>
      <div role="status" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </site-consent-history>
  )
}

/** Table of the site's storage in a browser: the exempt entries and those of the given purposes. */
export function StorageTable({ locale, purposes }: { locale: Locale; purposes: readonly Purpose[] }) {
  const t = getTranslator(locale, 'storage')
  const names = getTranslator(locale, 'consent.purposes')
  const entries: readonly StorageEntry[] = STORAGE
  const shown = entries.filter(({ purpose }) => purpose === 'exempt' || purposes.includes(purpose))
  return (
    <Table
      caption={t('caption')}
      captionHidden
      rowHeader
      pinned
      head={[t('name'), t('place'), t('reason'), t('time'), t('consent')]}
      rows={shown.map(({ id, keys, kind, purpose }) => [
        keys.join(', '),
        t(`kinds.${kind}`),
        t(`entries.${id as 'consent'}.reason`),
        t(`entries.${id as 'consent'}.time`),
        purpose === 'exempt' ? t('exempt') : names(`${purpose}.name`),
      ])}
    />
  )
}
