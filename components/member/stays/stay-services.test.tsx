// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/translate.ts'
import { VISIT_KEY } from '../../booking/visit.ts'
import type { StayProperty } from './stay-property.ts'
import { BookAgain, ManageStay, StayEvenings, eveningsOf } from './stay-services.tsx'
import { stayOf } from '../test-support.ts'

const labels = messagesOf('fr').member.stays

const PROPERTY: StayProperty = {
  name: 'Les Colombages',
  town: 'Deauville',
  address: '',
  anchor: { href: '/hotels/les-colombages' },
  code: '14001',
  manage: '/partners/synxis/manage?chain=24100&hotel=14001&locale=fr-FR',
  evening: '/ma-soiree?house=les-colombages&date=&party=#soirees',
  tables: [{ name: 'Le Bar', address: 'https://widget.example/fr/1?step=date', date: 'date', party: 'pax' }],
  phone: { text: '02 61 91 10 00', anchor: { href: 'tel:+33261911000' } },
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('evenings of a stay', () => {
  test('are its nights that are still to come', () => {
    const stay = { arrival: '2026-06-12', departure: '2026-06-14' }
    expect(eveningsOf(stay, '2026-05-01')).toEqual(['2026-06-12', '2026-06-13'])
    expect(eveningsOf(stay, '2026-06-13')).toEqual(['2026-06-13'])
    expect(eveningsOf(stay, '2026-06-14')).toEqual([])
  })

  test('lead to “My evening” and to the house’s tables with day and guests', () => {
    const props = {
      stay: stayOf({ children: 1 }),
      property: PROPERTY,
      locale: 'fr',
      labels,
      today: '2026-06-01',
    } as const
    render(<StayEvenings {...props} />)
    const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs()).toEqual([
      '/ma-soiree?house=les-colombages&date=2026-06-12&party=3#soirees',
      'https://widget.example/fr/1?step=date&date=2026-06-12&pax=3',
    ])
    fireEvent.change(screen.getByLabelText('Soir'), { target: { value: '2026-06-13' } })
    expect(hrefs()[0]).toContain('date=2026-06-13')
  })

  test('further ahead than a programme goes have their tables alone', () => {
    render(<StayEvenings stay={stayOf()} property={PROPERTY} locale="fr" labels={labels} today="2025-05-01" />)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})

describe('change and cancel', () => {
  test('at the engine, by the number of the booking and nothing else of the guest', () => {
    render(<ManageStay stay={stayOf()} property={PROPERTY} labels={labels} />)
    const link = screen.getByRole('link', { name: /^Modifier ou annuler/ })
    expect(link.getAttribute('href')).toBe(
      '/partners/synxis/manage?chain=24100&hotel=14001&locale=fr-FR&confirm=7K2Q9A',
    )
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('by telephone where the engine has no such page', () => {
    render(<ManageStay stay={stayOf()} property={{ ...PROPERTY, manage: undefined }} labels={labels} />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+33261911000')
  })
})

test('book again carries hotel and guests by the visit, not by the address', () => {
  render(<BookAgain stay={stayOf({ state: 'ended', children: 2 })} property={PROPERTY} labels={labels} />)
  const link = screen.getByRole('link', { name: 'Réserver à nouveau' })
  expect(link.getAttribute('href')).toBe('/hotels/les-colombages')
  fireEvent.click(link)
  expect(JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? '')).toEqual({
    place: '14001',
    adult: '2',
    child: '2',
    rooms: '1',
  })
})
