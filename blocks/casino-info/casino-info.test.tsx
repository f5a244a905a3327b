// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { casinoInfoFixtures } from './casino-info.fixtures.ts'
import { casinoInfoSchema } from './casino-info.schema.ts'
import { CasinoInfo } from './casino-info.tsx'

const { full, minimal } = casinoInfoFixtures

const info = (raw: Parameters<typeof casinoInfoSchema.parse>[0], more = {}) => (
  <CasinoInfo block={viewOf(casinoInfoSchema, raw)} context={contextOf(more)} />
)

const facts = (page: HTMLElement) =>
  Object.fromEntries(
    [...page.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' '),
    ]),
  )

/** Texts of the routes to the casino. */
const ways = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    .filter((text) => /^(En |By |Access)/.test(text ?? ''))

describe('casino-info', () => {
  test('says who may come in and with which papers, in both languages', async () => {
    expect(facts(await show(info(full)))).toMatchObject({
      'Âge': '18 ans révolus',
      'Pièce d’identité': 'Demandée à chaque visite : carte d’identité, passeport, permis de conduire',
    })
    expect(facts(await show(info(full, { locale: 'en' })))).toMatchObject({
      'Age': '18 and over',
      'Photo ID': 'Asked for at every visit: identity card, passport, driving licence',
    })
  })

  test('the rule stands even where an editor has filled in nothing', async () => {
    expect(facts(await show(info(minimal)))).toEqual({
      'Âge': '18 ans révolus',
      'Pièce d’identité': 'En cours de validité, avec photo, demandée à chaque visite',
    })
  })

  test('station, airport and parking with their figures, and for whom it is accessible', async () => {
    await show(info(full))
    expect(ways()).toEqual([
      'En trainà 12 min à piedGare de Trouville-DeauvilleDeux heures de Paris-Saint-Lazare.',
      'En avionà 15 min en voitureAéroport Deauville-NormandieTaxi, 30 €.',
      'En voitureParking, 4 € la visiteSouterrain, 200 places.A13, puis A132.',
      'AccessibilitéEntrée de plain-piedAscenseur à tous les étagesToilettes adaptéesUne rampe côté jardin.',
    ])
    expect(screen.getByText('Entrée de plain-pied')).toBeTruthy()
  })

  test('free parking is said to be free', async () => {
    await show(info({ ...full, parking_price: '0' }, { locale: 'en' }))
    expect(ways()[2]).toContain('Free parking')
  })

  test('its map is drawn by the server, and leads to a map elsewhere without scripts', async () => {
    const page = await show(info(full))
    expect(page.querySelectorAll('[data-map] svg path').length).toBeGreaterThan(5)
    expect(screen.getByRole('link', { name: 'Voir sur la carte' }).getAttribute('href')).toContain('mlat=49.3629')
    const bare = await show(info(minimal))
    expect(bare.querySelector('[data-map]')).toBeNull()
  })
})
