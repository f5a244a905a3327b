// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '@barriere/shared/domain/result.ts'
import { countryOptions } from './country-options.ts'
import { Sample, control, errorOf, fillIn, leave, plain, press, send, type } from './test-support.tsx'

beforeEach(() => {
  vi.clearAllMocks()
  send.mockResolvedValue(ok('taken'))
})

afterEach(cleanup)

describe('a password', () => {
  test('is shown and hidden, and can be pasted', () => {
    render(<Sample />)
    const button = screen.getByRole('button', { name: 'Afficher le mot de passe' })
    const field = control(/Mot de passe/)
    expect([field.type, field.autocomplete, button.getAttribute('aria-pressed'), field.onpaste]).toEqual([
      'password',
      'new-password',
      'false',
      null,
    ])
    fireEvent.click(button)
    expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
    expect(fireEvent.paste(field)).toBe(true)
  })

  test('its rules describe it and tick; what is left and its strength are said only when they change', async () => {
    render(<Sample />)
    const field = control(/Mot de passe/)
    const list = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    const status = list?.parentElement?.querySelector('[role="status"]')
    const said = () => plain(status?.textContent)
    expect([list?.textContent, said()]).toEqual([expect.stringContaining('Une majuscule'), ''])
    type(/Mot de passe/, 'a')
    await waitFor(() => expect(said()).toBe('Solidité : faibleIl reste 5 règles à remplir.'))
    // The list's title, and the hidden text of the two met rules.
    expect(list?.querySelectorAll('.vh')).toHaveLength(3)
    type(/Mot de passe/, 'MotDePasse#2026')
    expect(said()).toBe('Solidité : moyenneIl reste une règle à remplir.')
    type(/Mot de passe/, 'Planches#2026a')
    expect(said()).toBe('Solidité : forteLe mot de passe remplit toutes les règles.')
    expect(status?.getAttribute('data-strength')).toBe('strong')
    type(/Mot de passe/, '')
    expect(said()).toBe('')
  })

  test('its owner’s name and e-mail are no part of it, whichever is typed first', async () => {
    render(<Sample />)
    type(/Mot de passe/, 'Planches-Anne-26')
    const kept = () =>
      screen
        .getByText(/^Ni votre nom/)
        .closest('li')
        ?.textContent?.includes('rempli')
    await waitFor(() => expect(kept()).toBe(true))
    type(/Prénom/, 'Anne')
    await waitFor(() => expect(kept()).toBe(false))
    await press()
    await waitFor(() =>
      expect(plain(errorOf('password'))).toBe('Retirez du mot de passe votre nom, votre e-\u2060mail ou votre ville.'),
    )
    expect(control(/Mot de passe/).value).toBe('Planches-Anne-26')
  })
})

describe('numbers and days', () => {
  test('a number is written as its country does when it is left, and its country is that of the form', async () => {
    render(<Sample values={{ country: 'GB', phone: '+447400123456' }} />)
    await waitFor(() => expect(control(/Téléphone/).value).toBe('+44 7400 123456'))
    fireEvent.focus(control(/Téléphone/))
    type(/Téléphone/, '0612345678')
    await act(async () => {
      leave(/Téléphone/)
    })
    expect(control(/Téléphone/).value).toBe('06 12 34 56 78')
  })

  test('a wrong number is answered with an example of the country', async () => {
    render(<Sample values={{ country: 'GB' }} />)
    type(/Téléphone/, '06 12 34')
    await press()
    await waitFor(() => expect(plain(errorOf('phone'))).toBe('Saisissez un numéro valide, par exemple 07400 123456.'))
    expect(control(/Téléphone/).value).toBe('06 12 34')
  })

  test.each([
    ['31/02/1990', 'Saisissez une date qui existe, par exemple 14/07/1988.'],
    ['13/06/2008', 'Vous devez avoir au moins 18 ans.'],
  ])('the day %s: %s', async (text, words) => {
    render(<Sample />)
    type(/Naissance/, text)
    await press()
    expect(plain(errorOf('birthDate'))).toBe(words)
  })

  test('a day is written out when it is left', async () => {
    render(<Sample />)
    type(/Naissance/, '14071988')
    await act(async () => {
      leave(/Naissance/)
    })
    expect(control(/Naissance/).value).toBe('14/07/1988')
  })
})

test('countries are named in the language of the page, France first', () => {
  expect(
    countryOptions('fr')
      .slice(0, 3)
      .map(({ label }) => label),
  ).toEqual(['France', 'Afghanistan', 'Afrique du Sud'])
  expect([countryOptions('en').find(({ value }) => value === 'DE')?.label, countryOptions('en').length]).toEqual([
    'Germany',
    249,
  ])
})

describe('before scripts run', () => {
  test('nothing can be sent, not even into an address, and there is another way', () => {
    const html = renderToString(<Sample />)
    expect(html).toMatch(/<form [^>]*method="post"/)
    expect(html).toMatch(/<button [^>]*disabled=""/)
    expect(html.match(/<noscript>.*<\/noscript>/)?.[0]).toMatch(/tel:\+33261910014.*href="\/contact"/)
  })

  test('input before hydration is kept', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<Sample />)
    const early = place.querySelector<HTMLInputElement>('[name="email"]')
    if (early) early.value = 'early@example.com'
    const root = await act(async () => hydrateRoot(place, <Sample />))
    expect(control(/^E-mail/).value).toBe('early@example.com')
    fillIn()
    type(/^E-mail/, 'early@example.com')
    type(/Confirmez/, 'early@example.com')
    await press()
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer' }).disabled).toBe(false)
    await act(async () => root.unmount())
    place.remove()
  })
})
