// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPhones } from '#lib/client/phone.ts'
import { REQUEST_CALLS } from '@barriere/shared/contracts/requests.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { DEAUVILLE, MESSAGE, PERSON, click, contactForm, field, press, stubRequests, type } from './test-support.tsx'

const TAKEN = { body: { reference: 'C-7K3M-2026' } }

beforeEach(async () => {
  await loadPhones()
  history.replaceState(null, '', '/contact')
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const fillIn = () => {
  type('contact', { subject: 'stay', message: MESSAGE, ...PERSON })
  fireEvent.click(field('contact', 'privacy'))
}

describe('contact', () => {
  test.each(LOCALES)('in %s what is sent is what the contract takes; the reference is shown', async (locale) => {
    history.replaceState(null, '', '/contact?utm_source=lettre&utm_campaign=%C3%A9t%C3%A9%09&x=1')
    const { bodies } = stubRequests(TAKEN)
    render(contactForm(locale))
    fillIn()
    type('contact', { property: DEAUVILLE })
    fireEvent.click(field('contact', 'civility'))
    await press()
    const told = screen.getByRole('group', { name: locale === 'fr' ? /^Merci/ : /^Thank you/ })
    expect(document.activeElement).toBe(told)
    expect(told.textContent).toContain('C-7K3M-2026')
    expect(told.textContent).toContain('camille@example.com')
    expect(told.textContent).toContain('Nous répondons sous deux jours.')
    expect(bodies()).toEqual([
      {
        subject: 'stay',
        property: DEAUVILLE,
        civility: 'Mrs',
        firstName: 'Camille',
        lastName: 'Rousseau',
        email: 'camille@example.com',
        phoneNumber: '+33612345678',
        message: MESSAGE,
        privacy: true,
        locale,
        page: '/contact',
        utm: { source: 'lettre', campaign: 'été' },
      },
    ])
    expect(REQUEST_CALLS.contact.input.safeParse(bodies()[0]).error).toBeUndefined()
  })

  test('what is optional and empty is left out', async () => {
    const { bodies } = stubRequests(TAKEN)
    render(contactForm())
    fillIn()
    type('contact', { phoneNumber: '' })
    await press()
    expect(Object.keys(bodies()[0] ?? {}).toSorted()).toEqual(
      ['email', 'firstName', 'lastName', 'locale', 'message', 'page', 'privacy', 'subject'].toSorted(),
    )
  })

  test('a pasted message loses its tabs, nothing else', async () => {
    const { bodies } = stubRequests(TAKEN)
    render(contactForm())
    fillIn()
    type('contact', { message: `${MESSAGE}\n\tDeux tables\u0007` })
    await press()
    expect(bodies()[0]?.message).toBe(`${MESSAGE}\n Deux tables`)
    expect(REQUEST_CALLS.contact.input.safeParse(bodies()[0]).error).toBeUndefined()
  })

  test('an empty form says field by field what is missing, and sends nothing', async () => {
    const { ask } = stubRequests(TAKEN)
    render(contactForm())
    await press()
    const summary = screen.getByRole('group', { name: /^6\schamps/ })
    expect(document.activeElement).toBe(summary)
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Sujet\u00a0: Choisissez un sujet.',
      'Votre message\u00a0: Écrivez votre message.',
      'Prénom\u00a0: Saisissez votre prénom.',
      'Nom de famille\u00a0: Saisissez votre nom de famille.',
      'E-mail\u00a0: Saisissez une adresse e-\u2060mail, par exemple prenom@exemple.fr.',
      'Confidentialité\u00a0: Acceptez la politique de confidentialité pour continuer.',
    ])
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
    expect(ask).not.toHaveBeenCalled()
  })

  test('the message is counted', () => {
    render(contactForm())
    const hint = () => document.getElementById('contact-message-hint')?.textContent?.replaceAll(/\s/g, ' ')
    expect(hint()).toBe('De 20 à 3 000 caractères.')
    type('contact', { message: 'Bonjour' })
    expect(hint()).toBe('Encore 13 caractères au moins.')
    type('contact', { message: MESSAGE })
    expect(hint()).toBe(
      `Il vous reste ${(3_000 - MESSAGE.length).toLocaleString('fr').replaceAll(/\s/g, ' ')} caractères.`,
    )
    expect(screen.getByRole('status').textContent).toBe('')
    type('contact', { message: 'x'.repeat(3_002) })
    expect(screen.getByRole('status').textContent).toBe('2 caractères de trop.')
  })

  test('a refusal leaves everything as it was typed; the same request has the same key', async () => {
    const { keys } = stubRequests(
      undefined,
      { status: 503, body: { code: 'default', message: 'Réessayez dans quelques instants.' } },
      TAKEN,
    )
    render(contactForm())
    fillIn()
    await press()
    expect(screen.getByRole('group', { name: /rien de ce que vous avez saisi n’est perdu/ })).toBeTruthy()
    await press()
    expect(screen.getByRole('group', { name: 'Réessayez dans quelques instants.' })).toBeTruthy()
    expect(field('contact', 'message').value).toBe(MESSAGE)
    await press()
    expect(screen.getByText('C-7K3M-2026')).toBeTruthy()
    expect(new Set(keys()).size).toBe(1)
  })

  test('also after a reload the same request has the same key, which is gone once it is taken', async () => {
    const { keys } = stubRequests(undefined, undefined, TAKEN)
    render(contactForm())
    fillIn()
    await press()
    cleanup()
    render(contactForm())
    type('contact', { message: `${MESSAGE} Merci.` })
    fireEvent.click(field('contact', 'privacy'))
    await press()
    cleanup()
    render(contactForm())
    type('contact', { message: MESSAGE })
    fireEvent.click(field('contact', 'privacy'))
    await press()
    expect(screen.getByText('C-7K3M-2026')).toBeTruthy()
    const [first, other, again] = keys()
    expect([first === again, first === other]).toEqual([true, false])
    expect(sessionStorage).toHaveLength(0)
  })

  test('what the tab keeps of a sent request beside its draft tells nothing', async () => {
    stubRequests(undefined)
    render(contactForm())
    fillIn()
    await press()
    expect(sessionStorage.getItem('form:contact:sent')).toMatch(/^\[\["[a-z0-9]{8,14}","[0-9a-f]{32}"\]\]$/)
  })

  test('fields that the server refuses are marked', async () => {
    stubRequests({ status: 422, body: { code: 'fields', message: 'Vérifiez les champs signalés.', fields: ['email'] } })
    render(contactForm())
    fillIn()
    await press()
    expect(field('contact', 'email').getAttribute('aria-invalid')).toBe('true')
  })

  test('a draft without the consent stays in the tab until it is sent, also after a reload', async () => {
    stubRequests(TAKEN)
    render(contactForm())
    fireEvent.click(field('contact', 'privacy'))
    type('contact', { subject: 'press', message: MESSAGE })
    cleanup()
    render(contactForm())
    expect((field('contact', 'privacy') as HTMLInputElement).checked).toBe(false)
    expect([field('contact', 'subject').value, field('contact', 'message').value]).toEqual(['press', MESSAGE])
    cleanup()
    render(contactForm())
    expect(field('contact', 'message').value).toBe(MESSAGE)
    fillIn()
    await press()
    expect(sessionStorage).toHaveLength(0)
    await click('Envoyer une autre demande')
    expect(field('contact', 'message').value).toBe('')
  })

  test('what is typed before hydration is kept as well, and wins over a draft', async () => {
    render(contactForm())
    type('contact', { message: 'Bonjour', firstName: 'Anne' })
    cleanup()
    document.body.innerHTML = `<div>${renderToString(contactForm())}</div>`
    const place = document.body.firstElementChild as Element
    field('contact', 'message').value = MESSAGE
    const root = await act(async () => hydrateRoot(place, contactForm()))
    expect([field('contact', 'message').value, field('contact', 'firstName').value]).toEqual([MESSAGE, 'Anne'])
    await act(async () => root.unmount())
    render(contactForm())
    expect([field('contact', 'message').value, field('contact', 'firstName').value]).toEqual([MESSAGE, 'Anne'])
  })

  test('the property whose page this is stands there from the beginning, also where a draft has none', () => {
    render(contactForm())
    type('contact', { message: MESSAGE })
    cleanup()
    render(contactForm('fr', { property: DEAUVILLE }))
    expect([field('contact', 'property').value, field('contact', 'message').value]).toEqual([DEAUVILLE, MESSAGE])
  })

  test.each([
    ['fr', '/confidentialite'],
    ['en', '/en/privacy'],
  ] as const)('in %s consent is a box of its own, not ticked, that links to the policy', (locale, href) => {
    render(contactForm(locale))
    expect(field('contact', 'privacy').checked).toBe(false)
    expect(within(screen.getByRole('form')).getByRole('link').getAttribute('href')).toBe(href)
  })
})
