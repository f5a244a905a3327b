import type { Page } from '@playwright/test'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, toParisTime, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'

/** A restaurant of each provider in the demonstration space; La Criée is closed on Mondays and Tuesdays. */
export const RESTAURANTS = {
  TheFork: { path: '/restaurants/la-criee', id: '7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73' },
  Zenchef: { path: '/restaurants/le-paddock', id: '364814' },
  SevenRooms: { path: '/restaurants/la-table-du-palmarium', id: 'latabledupalmarium' },
} as const

export type Provider = keyof typeof RESTAURANTS

export const TABLE_WORDS = {
  fr: {
    open: 'Réserver une table',
    party: /^Convives/,
    date: /^Jour/,
    goOn: 'Continuer avec',
    elsewhere: 'ouvrir la page de',
    close: 'Fermer',
    cannot: 'ne s’affiche pas ici',
    closed: 'Le restaurant est d’ordinaire fermé le mardi.',
    facts: ['Jour', 'Convives'],
    terms: 'ses propres cookies',
    nothing: 'Rien ne s’affiche',
    consent: /^Le module de réservation de TheFork/,
    accept: 'Accepter et réserver ici',
    onSite: /^Réserver sur TheFork/,
  },
  en: {
    open: 'Book a table',
    party: /^Guests/,
    date: /^Date/,
    goOn: 'Continue with',
    elsewhere: /open the \w+ page/,
    close: 'Close',
    cannot: 'cannot be shown here',
    closed: 'The restaurant is usually closed on Tuesdays.',
    facts: ['Day', 'Guests'],
    terms: 'its own cookies',
    nothing: 'Nothing to see?',
    consent: /^TheFork’s booking widget/,
    accept: 'Accept and book here',
    onSite: /^Book on TheFork/,
  },
} as const

export const pathOf = (provider: Provider, locale: Locale): string =>
  `${locale === 'fr' ? '' : '/en'}${RESTAURANTS[provider].path}`

/** The first such weekday (1 for Monday) at least a week ahead. */
export function dayAhead(weekday: number): string {
  const start = addDays(toParisTime(Date.now()).day, 7)
  return addDays(start, (weekday - weekdayOf(start) + 7) % 7)
}

/** Collects requests to other origins. */
export function watchForeign(page: Page, origin: string): string[] {
  const foreign: string[] = []
  page.context().on('request', (request) => {
    const url = new URL(request.url())
    const isForeign = url.origin !== origin || url.pathname.startsWith('/partners/')
    if (/^https?:$/.test(url.protocol) && isForeign) foreign.push(url.href)
  })
  return foreign
}

/** Opens the popin of a restaurant and fills it in, up to the last button. */
export async function fillIn(page: Page, provider: Provider, locale: Locale, { day = dayAhead(5), party = '4' } = {}) {
  const words = TABLE_WORDS[locale]
  await page.goto(pathOf(provider, locale), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: words.open, exact: true }).first().click()
  const popin = page.getByRole('dialog')
  await popin.getByLabel(words.date).fill(day)
  await popin.getByLabel(words.party).selectOption(party)
  return { popin, day, party, goOn: popin.getByRole('button', { name: `${words.goOn} ${provider}` }) }
}
