import { LimitsPanel } from '#components/member/limits/limits.client.tsx'
import panel from '#components/member/layout/panel.module.css'
import { GamblingHelp } from '#components/site/gambling-help.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { CasinoMemberPage } from '../casino-member-page.tsx'
import type { BlockProps } from '../props.ts'
import type { casinoLimitsSchema } from './casino-limits.schema.ts'

/** Explanation of limits, the limit in force, the form that sets one, and contacts for help. */
export function CasinoLimits({ block, context }: BlockProps<typeof casinoLimitsSchema>) {
  const { locale } = context
  const { casino, member, forms } = messagesOf(locale)
  return (
    <CasinoMemberPage block={block} context={context} current="limits">
      <section className={panel.panel} aria-labelledby="limit-what">
        <h2 id="limit-what" className={panel.title}>
          {casino.limits.what}
        </h2>
        <p>{casino.limits.whatText}</p>
        <p>
          <strong>{casino.limits.never}</strong>
        </p>
      </section>
      <LimitsPanel locale={locale} labels={casino.limits} frame={member.frame} forms={forms} />
      <section className={panel.panel} aria-labelledby="limit-help">
        <h2 id="limit-help" className={panel.title}>
          {casino.limits.help}
        </h2>
        <GamblingHelp locale={locale} level={3} />
      </section>
    </CasinoMemberPage>
  )
}
