// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ContentError } from '#lib/content/service/content-error.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, show, toHtml, viewOf } from '../test-support.tsx'
import { seatsFixtures, soldStories } from './seats.fixtures.ts'
import { seatsSchema } from './seats.schema.ts'
import { Seats } from './seats.tsx'

const getStory = vi.hoisted(() => vi.fn())

vi.mock('#lib/process/rendering.ts', { spy: true })
vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({ getStory, getDraft: getStory, live: { snapshot: undefined } }),
}))

const CASINO = 'a8f3c1de-0000-4000-8000-0000000000c1'

const FREE = { _uid: 'bal', component: 'seat-category', name: 'Entrée', price: '0', places: '300' }

/** Tournaments with late registration: until after midnight in Paris, and half an hour after the start. */
const playedStories = {
  late: playedUntil('a8f3c1de-0000-4000-8000-0000000000b1', 165),
  early: playedUntil('a8f3c1de-0000-4000-8000-0000000000b2', 15),
}

/** The tournament with late registration until the end of its second level. `minutes`: length of a level. */
function playedUntil(uuid: string, minutes: number) {
  const { content, ...story } = soldStories.tournament
  const level = (number: number) => ({
    _uid: `level-${number}`,
    component: 'tournament-level',
    kind: 'level',
    small_blind: '50',
    big_blind: '100',
    minutes: String(minutes),
  })
  return { ...story, uuid, content: { ...content, levels: [1, 2, 3].map(level), late_level: '2' } }
}

/** The published stories. */
let stories: readonly object[] = []

beforeEach(() => {
  stories = Object.values(soldStories)
  getStory.mockImplementation(async ({ uuid }: { uuid: string }) => {
    const story = (stories as readonly { uuid: string; full_slug: string }[]).find((one) => one.uuid === uuid)
    if (!story) throw new ContentError('not there', 404)
    return { ...story, id: 1, fullSlug: story.full_slug, publishedAt: undefined, shown: [], linked: [] }
  })
})

const block = (of: { readonly uuid: string }, more = {}) => (
  <Seats block={viewOf(seatsSchema, { ...seatsFixtures.minimal, of: [of.uuid] })} context={contextOf(more)} />
)

/** Texts of the rows, with plain spaces. */
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))

describe('seats', () => {
  test('of a tournament: its flights, the parts of the buy-in, and the law’s warning', async () => {
    const page = await show(block(soldStories.tournament))
    const price = '250 €dont 200 € pour les prix, 40 € de frais et 10 € pour le personnel'
    expect(rows()).toEqual([
      `ven. 19 juin, 19 hJour 1A${price}S’inscrire : ven. 19 juin, 19 h Jour 1A`,
      `sam. 20 juin, 14 hJour 1B${price}Plus de place libreListe d’attente : sam. 20 juin, 14 h Jour 1B`,
      `sam. 20 juin, 19 hJour 1C${price}Annulé`,
    ])
    expect(page.textContent).toContain("Les jeux d'argent et de hasard")
    expect(page.querySelector('#places')).not.toBeNull()
    expect(tagPage).toHaveBeenCalledWith(expect.arrayContaining(['day']))
    const host = page.querySelector('[data-island]')
    expect([host?.getAttribute('data-island'), host?.getAttribute('data-island-stored')]).toEqual([
      'touch',
      'held-seat',
    ])
  })

  test('of a show: each performance with each category', async () => {
    const page = await show(block(soldStories.show))
    expect(rows()).toEqual([
      'jeu. 18 juin, 20 h 30Première catégorie60 €Réserver : jeu. 18 juin, 20 h 30 Première catégorie',
      'jeu. 18 juin, 20 h 30Balcon35,50 €Réserver : jeu. 18 juin, 20 h 30 Balcon',
      'jeu. 25 juin, 20 h 30Première catégorie60 €Reporté',
      'jeu. 25 juin, 20 h 30Balcon35,50 €Reporté',
    ])
    expect(page.textContent).not.toContain("Les jeux d'argent et de hasard")
  })

  test('that cost nothing have their button; a tournament without a buy-in has none', async () => {
    const { event, tournament } = soldStories
    stories = [
      { ...event, content: { ...event.content, seats: [FREE] } },
      { ...tournament, content: { ...tournament.content, buy_in_prize: '', buy_in_fee: '', buy_in_staff: '' } },
    ]
    await show(block(event))
    expect(rows()).toEqual(['dim. 21 juin, 21 hEntréeGratuitRéserver : dim. 21 juin, 21 h Entrée'])
    await show(block(tournament))
    expect(screen.queryByRole('link', { name: /^S’inscrire/ })).toBeNull()
  })

  test('that are over are left out', async () => {
    await show(block(soldStories.event, { now: new Date('2027-01-01T00:00:00Z') }))
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(document.body.textContent).toContain('Aucune date n’est en vente')
  })

  test.each([
    // The show's performance of Thursday, 18 June, begins at 18:30 UTC.
    ['show', '2026-06-18T18:29:59Z', ['Réserver', 'Réserver']],
    ['show', '2026-06-18T18:30:00Z', ['Ventes closes', 'Ventes closes']],
    ['show', '2026-06-18T22:00:00Z', []],
    ['event', '2026-06-21T18:59:59Z', ['Réserver']],
    ['event', '2026-06-21T19:00:00Z', ['Ventes closes']],
    // Day 1A of Friday, 19 June, at 17:00 UTC: players may register until the end of level 2.
    ['late', '2026-06-19T22:29:59Z', ['S’inscrire']],
    ['late', '2026-06-19T22:30:00Z', []],
    ['early', '2026-06-19T17:29:59Z', ['S’inscrire']],
    ['early', '2026-06-19T17:30:00Z', ['Ventes closes']],
    ['tournament', '2026-06-19T17:00:00Z', ['Ventes closes']],
  ] as const)('of a %s rendered at %s offer what is still sold', async (kind, now, words) => {
    stories = [...stories, ...Object.values(playedStories)]
    const of = { ...soldStories, ...playedStories }[kind]
    await show(block(of, { now: new Date(now) }))
    const first = kind === 'show' ? /^jeu. 18 juin/ : kind === 'event' ? /./ : /Jour 1A/
    const actions = (screen.queryAllByRole('listitem') as HTMLElement[])
      .filter(({ textContent }) => first.test(textContent.replaceAll('\u00a0', ' ')))
      .map((row) => row.querySelector('a, button')?.firstChild?.textContent)
    expect(actions).toEqual(words)
  })

  test.each([
    ['its own telephone', { phone: '02 61 91 00 27' }, {}, /^tel:/],
    ['the casino’s', { venue: [CASINO] }, { phone: '02 61 91 10 00' }, /^tel:/],
    ['the casino’s page', { venue: [CASINO] }, {}, /^\/casinos\/deauville$/],
    ['the contact form', {}, {}, /^\/contact$/],
  ])('without scripts lead to %s', async (_, own, casino, href) => {
    const { content, ...event } = soldStories.event
    const place = storyOf('casinos/deauville', { component: 'casino', title: 'Casino', town: 'Deauville', ...casino })
    stories = [
      { ...event, content: { ...content, ...own } },
      { ...place, uuid: CASINO },
    ]
    await show(block(event))
    expect(screen.getByRole('link', { name: /^Réserver/ }).getAttribute('href')).toMatch(href)
  })

  test('are none on a page that is not published, or sells none', async () => {
    const { content, ...event } = soldStories.event
    stories = [{ ...event, content: { ...content, seats: [] } }]
    expect(await toHtml(block(event))).toBe('')
    stories = []
    expect(await toHtml(block(event))).toBe('')
  })
})
