import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Heading, type HeadingLevel } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './gambling-help.module.css'

/** French public help services for gamblers and their families. */
const ADDRESSES = {
  phone: 'tel:+33974751313',
  advice: 'https://www.joueurs-info-service.fr',
  test: 'https://www.evalujeu.fr',
  ban: 'https://interdictiondejeux.anj.fr',
} as const

/** Three ways to get help: counselling, a self-test, a voluntary ban. `level`: heading level of their titles. */
export function GamblingHelp({ locale, level }: { locale: Locale; level: HeadingLevel }) {
  const t = getTranslator(locale, 'blocks.responsibleGaming')
  const ways = [
    {
      key: 'help',
      links: [
        { href: ADDRESSES.phone, label: t('help.call'), icon: 'phone' },
        { href: ADDRESSES.advice, label: t('advice.link'), icon: 'external' },
      ],
    },
    { key: 'test', links: [{ href: ADDRESSES.test, label: t('test.link'), icon: 'external' }] },
    { key: 'ban', links: [{ href: ADDRESSES.ban, label: t('ban.link'), icon: 'external' }] },
  ] as const
  return (
    <ul className={styles.ways}>
      {ways.map(({ key, links }) => (
        <li key={key} className={styles.way}>
          <Heading level={level} className={styles.title}>
            {t(`${key}.title`)}
          </Heading>
          <p>{t(`${key}.text`)}</p>
          {links.map(({ href, label, icon }) => (
            <a key={href} className={styles.link} href={href} rel={icon === 'external' ? 'noopener' : undefined}>
              <Icon name={icon} />
              {label}
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}
