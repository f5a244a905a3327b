// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NEWSLETTER_CALLS } from '@barriere/shared/contracts/newsletter.ts'
import { REQUEST_CALLS } from '@barriere/shared/contracts/requests.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { NEWSLETTER_FORM } from '@barriere/shared/locales/locales.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { click, press, stubRequests } from '../requests/test-support.tsx'
import { NewsletterFormIsland } from './newsletter-form.island.tsx'
import { NewsletterSubscriptionIsland } from './newsletter-subscription.island.tsx'

const TOKEN = 'x'.repeat(120)
const WORDS = messagesOf('fr').newsletter
const ACTIVE = {
  email: 'zoe@example.com',
  state: 'active',
  themes: ['spas'],
  locale: 'fr',
  preferences: 'p'.repeat(120),
}

const propsOf = (locale: Locale) => {
  const { newsletter: labels, forms, requests, member } = messagesOf(locale)
  return {
    locale,
    labels,
    forms,
    fields: { email: member.profile.fields.email, privacy: requests.fields.privacy },
    consent: NEWSLETTER_FORM[locale].consent,
    themes: [
      { value: 'tables', label: 'Tables' },
      { value: 'spas', label: 'Spas' },
    ],
  }
}

const field = (name: string) => document.getElementById(`newsletter-${name}`) as HTMLInputElement

const subscribe = (locale: Locale = 'fr') =>
  render(
    <NewsletterFormIsland {...propsOf(locale)} otherWay={{ email: 'lettre@barriere.example' }} thanks="À jeudi." />,
  )

/** Opens the page by a mailed link. */
const open = async (hash: string) => {
  history.replaceState(null, '', `/abonnement-lettre?utm_source=lettre${hash}`)
  await act(async () => {
    render(<NewsletterSubscriptionIsland {...propsOf('fr')} />)
  })
}

beforeEach(() => history.replaceState(null, '', '/lettre'))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('the form', () => {
  test.each(LOCALES)(
    'in %s what is sent is what the contract takes; the mailbox is asked for the rest',
    async (locale) => {
      const { bodies } = stubRequests({ body: { reference: 'N-7K3M-2026' } })
      subscribe(locale)
      fireEvent.change(field('email'), { target: { value: 'zoe@example.com' } })
      fireEvent.click(field('theme-spas'))
      fireEvent.click(screen.getByRole('radio', { name: 'English' }))
      fireEvent.click(field('privacy'))
      await press()
      const told = screen.getByRole('group', { name: messagesOf(locale).newsletter.sent.title })
      await waitFor(() => expect(document.activeElement).toBe(told))
      expect(told.textContent).toContain('zoe@example.com')
      expect(told.textContent).toContain('À jeudi.')
      expect(bodies()).toEqual([
        { email: 'zoe@example.com', themes: ['spas'], locale: 'en', privacy: true, page: '/lettre' },
      ])
      expect(REQUEST_CALLS.newsletter.input.safeParse(bodies()[0]).error).toBeUndefined()
    },
  )

  test('without a choice it is all themes, in the language of the page', async () => {
    const { bodies } = stubRequests({ body: { reference: 'N-7K3M-2026' } })
    subscribe()
    fireEvent.change(field('email'), { target: { value: 'zoe@example.com' } })
    fireEvent.click(field('privacy'))
    await press()
    expect(bodies()[0]).toMatchObject({ themes: [], locale: 'fr' })
  })

  test('an empty form says what is missing; a failure loses nothing', async () => {
    const { keys } = stubRequests(undefined, { body: { reference: 'N-7K3M-2026' } })
    subscribe()
    await press()
    expect(within(screen.getByRole('group', { name: /^2\schamps/ })).getAllByRole('link')).toHaveLength(2)
    fireEvent.change(field('email'), { target: { value: 'zoe@example.com' } })
    fireEvent.click(field('theme-spas'))
    fireEvent.click(field('privacy'))
    await press()
    expect([field('email').value, field('theme-spas').checked]).toEqual(['zoe@example.com', true])
    await press()
    expect(new Set(keys()).size).toBe(1)
    expect(keys()).toHaveLength(2)
  })

  test('consent is a box of its own, by the sentence that the server keeps', () => {
    subscribe()
    const { lead, link } = NEWSLETTER_FORM.fr.consent
    expect(field('privacy').closest('label')?.textContent).toContain(`${lead} ${link}`)
    expect(field('privacy').checked).toBe(false)
  })
})

describe('a mailed link', () => {
  test('its token leaves the address at once, and nothing else of it', async () => {
    stubRequests({ body: ACTIVE })
    const { length } = history
    await open(`#confirm=${TOKEN}`)
    expect(location.pathname + location.search + location.hash).toBe('/abonnement-lettre?utm_source=lettre')
    expect(history.length).toBe(length)
  })

  test('a confirmation is a click, never the visit; the preferences follow it', async () => {
    const { ask, bodies } = stubRequests({ status: 200, body: ACTIVE })
    await open(`#confirm=${TOKEN}`)
    expect(ask).not.toHaveBeenCalled()
    await press()
    expect(ask.mock.calls[0]?.[0]).toBe('/api/newsletter/confirm')
    expect(bodies()).toEqual([{ token: TOKEN }])
    expect(screen.getByRole('group', { name: WORDS.confirmed.title }).textContent).toContain('zoe@example.com')
    await click(WORDS.confirmed.action)
    expect(field('preferences-theme-spas').checked).toBe(true)
    expect(field('preferences-theme-tables').checked).toBe(false)
  })

  test('preferences are read, changed, and taken as the contract takes them', async () => {
    const { ask, bodies } = stubRequests({ status: 200, body: ACTIVE })
    await open(`#preferences=${TOKEN}`)
    fireEvent.click(field('preferences-theme-tables'))
    fireEvent.click(screen.getByRole('radio', { name: 'English' }))
    await press()
    expect(ask.mock.calls.map(([address]) => address)).toEqual([
      '/api/newsletter/preferences/read',
      '/api/newsletter/preferences',
    ])
    expect(bodies()[1]).toEqual({ token: ACTIVE.preferences, themes: ['tables', 'spas'], locale: 'en' })
    expect(NEWSLETTER_CALLS.change.input.safeParse(bodies()[1]).error).toBeUndefined()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: WORDS.saved.title }))
  })

  test('the end of a subscription is one button; a failure says so and changes nothing', async () => {
    stubRequests(
      { status: 200, body: ACTIVE },
      { status: 503, body: { code: 'default', message: 'Réessayez.' } },
      { status: 200, body: { ...ACTIVE, state: 'withdrawn' } },
    )
    await open(`#preferences=${TOKEN}`)
    await click(WORDS.preferences.withdraw)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Réessayez.' }))
    await click(WORDS.preferences.withdraw)
    const told = screen.getByRole('group', { name: WORDS.withdrawn.title })
    expect(within(told).getByRole('link').getAttribute('href')).toBe('/lettre')
  })

  test.each(['confirm', 'preferences'])('a dead link to %s says what to do', async (view) => {
    stubRequests({ status: 404, body: { code: 'link', message: 'x' } })
    await open(`#${view}=${TOKEN}`)
    if (view === 'confirm') await press()
    expect(screen.getByRole('group', { name: WORDS.dead.title })).toBeTruthy()
    expect(screen.getByRole('link', { name: WORDS.none.action })).toBeTruthy()
  })

  test('while the service is away the preferences can be asked for again', async () => {
    stubRequests({ status: 503, body: { code: 'default', message: 'Réessayez.' } }, { status: 200, body: ACTIVE })
    await open(`#preferences=${TOKEN}`)
    await click(WORDS.retry)
    expect(field('preferences-theme-spas').checked).toBe(true)
  })

  test.each(['', '#confirm=', '#preferences="><script>', `#other=${TOKEN}`])('%s is none', async (hash) => {
    const { ask } = stubRequests({ body: ACTIVE })
    await open(hash)
    expect(screen.getByText(WORDS.none.title)).toBeTruthy()
    expect(ask).not.toHaveBeenCalled()
  })
})
