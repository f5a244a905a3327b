import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import styles from './casino-advantages.module.css'

/** Texts of the element, passed in an attribute because the page is the same for every visitor. */
export type AdvantageWords = Messages['casino']['here'] &
  Pick<Messages['casino']['offers'], 'kinds' | 'percent' | 'amount'> & { readonly href: string }

interface CasinoAdvantagesProps {
  locale: Locale
  labels: Pick<Messages['casino'], 'here' | 'offers'>
}

/**
 * Element for the advantages of a member of the casino programme in a casino. It is empty in the HTML and for other
 * visitors; `casino-advantages.lazy.enhance.ts` fills it for the member.
 */
export function CasinoAdvantages({ locale, labels: { here, offers } }: CasinoAdvantagesProps) {
  const { kinds, percent, amount } = offers
  const words: AdvantageWords = { ...here, kinds, percent, amount, href: casinoLink('offers', locale) }
  return (
    <site-casino-advantages
      className={styles.place}
      data-words={JSON.stringify(words)}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
