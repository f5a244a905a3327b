// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { BlockContext } from '../context.ts'
import type { Fixtures } from '../fixture-values.ts'
import { galleryPopinFixtures } from '../gallery-popin/gallery-popin.fixtures.ts'
import { galleryPopinSchema } from '../gallery-popin/gallery-popin.schema.ts'
import { GalleryPopin } from '../gallery-popin/gallery-popin.tsx'
import { informationPopinFixtures } from '../information-popin/information-popin.fixtures.ts'
import { informationPopinSchema } from '../information-popin/information-popin.schema.ts'
import { InformationPopin } from '../information-popin/information-popin.tsx'
import { marketingPopinFixtures } from '../marketing-popin/marketing-popin.fixtures.ts'
import { marketingPopinSchema } from '../marketing-popin/marketing-popin.schema.ts'
import { MarketingPopin } from '../marketing-popin/marketing-popin.tsx'
import { roomServicesPopinFixtures } from '../room-services-popin/room-services-popin.fixtures.ts'
import { roomServicesPopinSchema } from '../room-services-popin/room-services-popin.schema.ts'
import { RoomServicesPopin } from '../room-services-popin/room-services-popin.tsx'
import { seminarIncentivesPopinFixtures } from '../seminar-incentives-popin/seminar-incentives-popin.fixtures.ts'
import { seminarIncentivesPopinSchema } from '../seminar-incentives-popin/seminar-incentives-popin.schema.ts'
import { SeminarIncentivesPopin } from '../seminar-incentives-popin/seminar-incentives-popin.tsx'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'

type Show = (raw: RawBlock, context: BlockContext) => ReactElement

const POPINS: readonly (readonly [name: string, fixtures: Fixtures, show: Show])[] = [
  [
    'marketing',
    marketingPopinFixtures,
    (raw, context) => <MarketingPopin block={viewOf(marketingPopinSchema, raw)} context={context} />,
  ],
  [
    'information',
    informationPopinFixtures,
    (raw, context) => <InformationPopin block={viewOf(informationPopinSchema, raw)} context={context} />,
  ],
  [
    'gallery',
    galleryPopinFixtures,
    (raw, context) => <GalleryPopin block={viewOf(galleryPopinSchema, raw)} context={context} />,
  ],
  [
    'room services',
    roomServicesPopinFixtures,
    (raw, context) => <RoomServicesPopin block={viewOf(roomServicesPopinSchema, raw)} context={context} />,
  ],
  [
    'seminar incentives',
    seminarIncentivesPopinFixtures,
    (raw, context) => <SeminarIncentivesPopin block={viewOf(seminarIncentivesPopinSchema, raw)} context={context} />,
  ],
]

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

/** The popin. The lightbox of a gallery is another dialog, once its island is loaded. */
function dialog(): HTMLDialogElement {
  const found = screen.getAllByRole<HTMLDialogElement>('dialog', { hidden: true })
  expect(found.filter(({ id }) => id.startsWith('popin-'))).toHaveLength(1)
  return found.find(({ id }) => id.startsWith('popin-')) as HTMLDialogElement
}

const once = (page: HTMLElement) => page.querySelector<HTMLElement>('site-open-once')?.dataset

describe.each(POPINS)('%s popin', (name, fixtures, popin) => {
  test.each(everyFixture(fixtures))('$name in $locale is closed, named, and can be closed', async ({ raw, locale }) => {
    await show(popin(raw, contextOf({ locale })))
    expect(dialog().open).toBe(false)
    expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      String(raw.popin_title ?? raw.title).trim(),
    )
    const close = dialog().querySelector(`button[command="close"][commandfor="${dialog().id}"]`)
    expect(close?.getAttribute('aria-label')).toBe(locale === 'fr' ? 'Fermer' : 'Close')
  })

  test('a button opens it without any script, unless it comes by itself', async () => {
    const page = await show(popin(fixtures.full, contextOf()))
    const openers = [...page.querySelectorAll(`button[command="show-modal"][commandfor="${dialog().id}"]`)]
    expect(openers).toHaveLength(name === 'marketing' ? 0 : 1)
    expect(openers.every((button) => button.textContent !== '')).toBe(true)
  })
})

describe('the marketing popin', () => {
  const [, , popin] = POPINS[0] as (typeof POPINS)[number]

  test('opens as the visitor is about to leave, remembered by block and version', async () => {
    expect({ ...once(await show(popin(marketingPopinFixtures.full, contextOf()))) }).toEqual({
      target: 'popin-marketing-full',
      memory: 'popin:marketing-full:ete-1',
      intent: '',
    })
    expect(once(await show(popin(marketingPopinFixtures.minimal, contextOf())))?.['memory']).toBe(
      'popin:marketing-minimal:',
    )
  })

  test('stands nowhere in the page but in a draft', async () => {
    expect((await show(popin(marketingPopinFixtures.full, contextOf()))).querySelector('section')).toBeNull()
    const page = await show(popin(marketingPopinFixtures.full, contextOf({ draft: true })))
    expect(plain(page.querySelector('section button'))).toBe('Ouvrir « Un bain avant l’été ? »')
  })

  test('one answer leads on, the other closes', async () => {
    await show(popin(marketingPopinFixtures.full, contextOf()))
    expect(within(dialog()).getByText('Voir l’offre').getAttribute('href')).toBe('/offres/deux-nuits-et-un-bain')
    expect(within(dialog()).getByText('Plus tard').getAttribute('command')).toBe('close')
  })
})

describe('the others', () => {
  const of = (index: number) => (POPINS[index] as (typeof POPINS)[number])[2]

  test('information opens by itself only where the editor says so', async () => {
    expect(once(await show(of(1)(informationPopinFixtures.minimal, contextOf())))).toBeUndefined()
    expect(once(await show(of(1)(informationPopinFixtures.full, contextOf())))?.['memory']).toBe(
      'popin:information-full:novembre',
    )
  })

  test('pictures lead to their large ones, with a name each', async () => {
    await show(of(2)(galleryPopinFixtures.full, contextOf()))
    const links = [...dialog().querySelectorAll('a')]
    expect(links.map((link) => [link.querySelector('img')?.alt, link.dataset['caption']])).toEqual([
      ['La façade à pans de bois', 'Côté jardin'],
      ['Un lit devant la fenêtre', 'Un lit devant la fenêtre'],
      ['Une table au port', 'La Criée'],
    ])
    await show(of(2)(galleryPopinFixtures.minimal, contextOf()))
    expect(dialog().querySelector('img')?.alt).toBe('La maison en images')
  })

  test('room services tell hours and price, and how to call', async () => {
    await show(of(3)(roomServicesPopinFixtures.full, contextOf()))
    const services = [...dialog().querySelectorAll('li')]
    expect(services.map(plain)).toEqual([
      'Petit-déjeunerServi à table, devant la fenêtre.7 h – 11 h · 32 €',
      'Blanchisserierendu le soir pour le lendemain',
      'OreillersSix fermetés au choix.',
    ])
    expect(services.map((service) => service.querySelector('svg > *') !== null)).toEqual([true, true, false])
    expect(
      within(dialog())
        .getByText(/Appeler/)
        .getAttribute('href'),
    ).toBe('tel:+33261911000')
    await show(of(3)(roomServicesPopinFixtures.longest, contextOf()))
    expect(dialog().querySelector('a')?.getAttribute('href')).toBe('tel:+33261911000')
    await show(of(3)({ ...roomServicesPopinFixtures.full, phone: 'la réception' }, contextOf()))
    expect(
      within(dialog())
        .getByText(/Appeler/)
        .closest('a'),
    ).toBeNull()
  })

  test('incentives are cards below the dialog’s title', async () => {
    await show(of(4)(seminarIncentivesPopinFixtures.full, contextOf()))
    expect(
      within(dialog())
        .getAllByRole('heading', { level: 3, hidden: true })
        .map((heading) => heading.textContent),
    ).toEqual(['Char à voile', 'Atelier chocolat'])
    expect(
      [...dialog().querySelectorAll<HTMLElement>('site-seminar-choice')].map(({ dataset }) => [
        dataset['kind'],
        dataset['item'],
        dataset['name'],
      ]),
    ).toEqual([
      ['incentive', 'i1', 'Char à voile'],
      ['incentive', 'i2', 'Atelier chocolat'],
    ])
    expect(plain(dialog())).toMatch(/8 à 40 pers\.2 h.*dès, par personne45 €.*Demander un devis/)
  })
})
