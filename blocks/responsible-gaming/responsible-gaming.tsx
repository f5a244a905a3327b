import { Heading, below } from '#components/ui/heading.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Section } from '#components/ui/section.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import styles from './responsible-gaming.module.css'
import type { responsibleGamingSchema } from './responsible-gaming.schema.ts'

/** French public help services for gamblers and their families. */
const ADDRESSES = {
  phone: 'tel:+33974751313',
  advice: 'https://www.joueurs-info-service.fr',
  test: 'https://www.evalujeu.fr',
  ban: 'https://interdictiondejeux.anj.fr',
} as const

/**
 * Three ways to get help: counselling, a self-test, a voluntary ban. The law's warning stands on every page above the
 * footer, and under what promotes gambling; this does not.
 */
export function ResponsibleGaming({ block, context }: BlockProps<typeof responsibleGamingSchema>) {
  const t = getTranslator(context.locale, 'blocks.responsibleGaming')
  const level = titleLevel(context)
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
    <Section
      tone={block.tone}
      edit={editAttributes(block)}
      title={block.title ?? t('title')}
      level={level}
      intro={block.intro}
    >
      <ul className={styles.ways}>
        {ways.map(({ key, links }) => (
          <li key={key} className={styles.way}>
            <Heading level={below(level)} className={styles.title}>
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
    </Section>
  )
}
