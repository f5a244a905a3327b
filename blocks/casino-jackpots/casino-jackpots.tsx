import type { WarningShown } from '#components/site/gambling-background.tsx'
import { JackpotsPanel } from '#components/member/jackpots/jackpots.client.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Section } from '#components/ui/section.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { casinoNames } from '../casino-names.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { casinoJackpotsSchema } from './casino-jackpots.schema.ts'

type CasinoJackpotsProps = BlockProps<typeof casinoJackpotsSchema> & { readonly warningShown: WarningShown }

/** Jackpots and the payments of machines. Requires the legal warning. */
export async function CasinoJackpots({ block, context }: CasinoJackpotsProps) {
  const { locale } = context
  const { casino, member, forms } = messagesOf(locale)
  return (
    <Section
      edit={editAttributes(block)}
      title={block.title ?? casino.jackpots.title}
      level={titleLevel(context)}
      intro={block.intro}
    >
      <noscript>
        <Banner kind="info">{casino.jackpots.noScript}</Banner>
      </noscript>
      <JackpotsPanel
        locale={locale}
        casinos={await casinoNames(context)}
        labels={casino.jackpots}
        refused={casino.limits.refused}
        frame={member.frame}
        forms={forms}
      />
    </Section>
  )
}
