import { Kiosk } from '#components/member/kiosk/kiosk.client.tsx'
import type { WarningShown } from '#components/site/gambling-background.tsx'
import { Section } from '#components/ui/section.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { casinoKioskSchema } from './casino-kiosk.schema.ts'

type CasinoKioskProps = BlockProps<typeof casinoKioskSchema> & { readonly warningShown: WarningShown }

/** Terminal: reads a card or its code and the birth date, then shows the card's data. Requires the legal warning. */
export function CasinoKiosk({ block, context }: CasinoKioskProps) {
  const { locale } = context
  const { casino } = messagesOf(locale)
  return (
    <Section
      edit={editAttributes(block)}
      title={block.title ?? casino.kiosk.present}
      level={titleLevel(context)}
      intro={block.intro}
      width="text"
      isPrivate
    >
      <Kiosk locale={locale} labels={casino.kiosk} tiers={casino.card.tiers} />
    </Section>
  )
}
