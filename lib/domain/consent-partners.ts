import { FILM_PROVIDERS } from './film.ts'
import type { Purpose } from '@barriere/shared/domain/visitors/consent.ts'

/** Recipient of data where a visitor agrees to a purpose. */
export interface Partner {
  readonly name: string
  /** Address of the privacy policy. */
  readonly privacy: string
}

const GOOGLE = 'https://policies.google.com/privacy'

const TABLE_PARTNERS = {
  thefork: { name: 'TheFork', privacy: 'https://www.thefork.com/legal#privacy-policy' },
  zenchef: { name: 'Zenchef', privacy: 'https://www.zenchef.com/privacy-policy' },
  sevenrooms: { name: 'SevenRooms', privacy: 'https://sevenrooms.com/privacy-policy/' },
} as const

/** Services of other parties that this site uses, by its settings. */
export interface OtherParties {
  readonly tagManager: boolean
  readonly replay: boolean
  readonly recaptcha: boolean
}

/** The purposes that a site offers, each with its partners; a purpose that no service needs is left out. */
export function offeredPurposes({
  tagManager,
  replay,
  recaptcha,
}: OtherParties): ReadonlyMap<Purpose, readonly Partner[]> {
  const google = (name: string): Partner => ({ name, privacy: GOOGLE })
  const offered: readonly (readonly [Purpose, readonly Partner[], boolean])[] = [
    ['measurement', tagManager ? [google('Google Tag Manager'), google('Google Analytics')] : [], true],
    ['advertising', [google('Google Ads')], tagManager],
    ['replay', [{ name: 'Sentry', privacy: 'https://sentry.io/privacy/' }], replay],
    ['tables', Object.values(TABLE_PARTNERS), true],
    ['films', Object.values(FILM_PROVIDERS).map(({ name, privacy }) => ({ name, privacy })), true],
    ['captcha', [google('Google reCAPTCHA')], recaptcha],
  ]
  return new Map(offered.filter(([, , isUsed]) => isUsed).map(([purpose, partners]) => [purpose, partners]))
}
