import { RegistrationsPanel } from '#components/seats/registrations.client.tsx'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { env } from '#lib/process/env.ts'
import { walletNames } from '#lib/process/wallet-settings.ts'
import { CasinoMemberPage } from '../casino-member-page.tsx'
import { casinoPlaces } from '../casino-names.ts'
import type { BlockProps } from '../props.ts'
import type { casinoRegistrationsSchema } from './casino-registrations.schema.ts'

/** Registrations with their tickets, and places on waiting lists. */
export async function CasinoRegistrations({ block, context }: BlockProps<typeof casinoRegistrationsSchema>) {
  const { locale } = context
  const { casino, member, forms, seats } = messagesOf(locale)
  return (
    <CasinoMemberPage block={block} context={context} current="registrations">
      <RegistrationsPanel
        locale={locale}
        labels={seats}
        own={casino.registrations}
        casinos={await casinoPlaces(context)}
        wallets={walletNames(env.wallets)}
        wallet={casino.wallet}
        frame={member.frame}
        forms={{ technical: forms.technical }}
        choices={[
          { label: casino.registrations.tournaments, href: pagePath('tournaments', locale) },
          { label: casino.registrations.shows, href: pagePath('shows', locale) },
        ]}
      />
    </CasinoMemberPage>
  )
}
