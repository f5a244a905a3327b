import { describe, expect, test } from 'vitest'
import type { RawStory } from '../../../kit/content/client.ts'
import { toCasinos } from './casinos.ts'
import { type StoryTranslations, toSaleFacts } from './sale-facts.ts'

const ROOT = 'website-hotels'

type Content = Record<string, unknown>

const raw = (slug: string, component: string, content: Content): RawStory => ({
  uuid: `uuid-${component}`,
  full_slug: slug,
  content: { _uid: 'root', component, body: [], town: 'Deauville', ...content },
})

const inBoth = (folders: readonly [string, string], component: string, fr: Content, en: Content = {}) =>
  ({
    fr: raw(`${ROOT}/${folders[0]}/x`, component, fr),
    en: raw(`en/${ROOT}/${folders[1]}/x`, component, { ...fr, ...en }),
  }) satisfies StoryTranslations

const casinoStory = (content: Content): RawStory => raw(`${ROOT}/casinos/deauville`, 'casino', content)

const CASINOS = toCasinos([casinoStory({ title: 'Casino de Deauville', trigram: 'DEA' }), raw('x', 'hotel', {})])

const DEAUVILLE = { uuid: 'uuid-casino', key: 'deauville', name: 'Casino de Deauville', trigram: 'DEA' }

const flight = (name: string, more: Content = {}) => ({
  _uid: 'flight-1',
  component: 'tournament-flight',
  name,
  starts_at: '2026-12-04 19:00',
  places: '60',
  ...more,
})

const level = (more: Content) => ({ _uid: 'l', component: 'tournament-level', minutes: '20', ...more })

const TOURNAMENT = {
  title: 'Le Grand Stack',
  casino: ['uuid-casino'],
  flights: [flight('Jour 1A')],
  buy_in_prize: '87.15',
  buy_in_fee: '8.35',
  buy_in_staff: '4.5',
  guarantee: '5000',
  chips: '30000',
  levels: [level({ small_blind: '25', big_blind: '50', ante: '0' }), level({ kind: 'break', minutes: '10' })],
  late_level: '6',
  re_entries: '1',
  add_on: '20.5',
  add_on_chips: '10000',
  minimum_age: '21',
  maximum_age: '99',
}

const facts = (story: StoryTranslations) => toSaleFacts(story, CASINOS, ROOT)

test('a tournament has a category a flight, its casino, ages and structure; euros are integer cents', () => {
  const story = inBoth(['tournois', 'tournaments'], 'tournament', TOURNAMENT, {
    title: 'The Big Stack',
    flights: [flight('Day 1A')],
  })
  expect(facts(story)).toEqual({
    ok: true,
    value: {
      id: 'uuid-tournament',
      kind: 'tournament',
      title: { fr: 'Le Grand Stack', en: 'The Big Stack' },
      path: { fr: 'tournois/x', en: 'tournaments/x' },
      casino: DEAUVILLE,
      categories: [
        {
          key: 'flight-1',
          name: { fr: 'Jour 1A', en: 'Day 1A' },
          startsAt: '2026-12-04T19:00:00.000Z',
          places: 60,
          cents: 10_000,
          buyIn: { prize: 8_715, fee: 835, staff: 450 },
          status: 'open',
        },
      ],
      minimumAge: 21,
      maximumAge: 99,
      structure: {
        chips: 30_000,
        levels: [
          { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, minutes: 20 },
          { kind: 'break', minutes: 10 },
        ],
        lateLevel: 6,
        reEntries: 1,
        addOn: { cents: 2_050, chips: 10_000 },
        guarantee: 500_000,
      },
    },
  })
})

test('a tournament says no more than content does', () => {
  const story = inBoth(['tournois', 'tournaments'], 'tournament', { title: 'T', flights: [flight('', { name: '' })] })
  expect(facts(story)).toMatchObject({
    value: {
      casino: {},
      categories: [{ name: { fr: '', en: '' }, cents: 0, status: 'open' }],
      minimumAge: 18,
      structure: { chips: 0, levels: [], lateLevel: 0, reEntries: 0, guarantee: 0 },
    },
  })
})

const seat = (uid: string, name: string, price: string) => ({
  _uid: uid,
  component: 'seat-category',
  name,
  price,
  places: '120',
})

const performance = (uid: string, at: string, status = 'open') => ({
  _uid: uid,
  component: 'performance',
  starts_at: at,
  status,
})

test('a show has every category at every performance, with the performance’s status', () => {
  const story = inBoth(
    ['spectacles', 'shows'],
    'show',
    {
      title: 'Cabaret',
      venue: ['uuid-casino'],
      performances: [performance('p1', '2026-12-03 19:30'), performance('p2', '2026-12-10 19:30', 'canceled')],
      seats: [seat('s1', 'Première', '38.5'), seat('s2', 'Balcon', '28')],
    },
    { seats: [seat('s1', 'First', '38.5'), seat('s2', '', '28')] },
  )
  const read = facts(story)
  expect(read).toMatchObject({
    value: { kind: 'show', casino: DEAUVILLE, path: { fr: 'spectacles/x', en: 'shows/x' } },
  })
  const categories = read.ok ? (read.value?.categories ?? []) : []
  expect(categories.map(({ key, name, cents, status }) => [key, name, cents, status])).toEqual([
    ['p1:s1', { fr: 'Première', en: 'First' }, 3_850, 'open'],
    ['p1:s2', { fr: 'Balcon', en: 'Balcon' }, 2_800, 'open'],
    ['p2:s1', { fr: 'Première', en: 'First' }, 3_850, 'canceled'],
    ['p2:s2', { fr: 'Balcon', en: 'Balcon' }, 2_800, 'canceled'],
  ])
})

test('an event has its categories', () => {
  const story = inBoth(['evenements', 'events'], 'event', {
    title: 'Bal',
    venue: ['elsewhere'],
    starts_at: '2026-12-03 19:30',
    status: 'full',
    seats: [seat('s1', 'Entrée', '15')],
  })
  expect(facts(story)).toMatchObject({
    value: {
      kind: 'event',
      casino: { key: 'elsewhere' },
      categories: [{ key: 's1', cents: 1_500, status: 'full', places: 120 }],
    },
  })
})

test('seats of what takes place elsewhere are sold by a casino, and the hall’s name says where it is', () => {
  const content = {
    title: 'Flambeaux',
    venue: ['uuid-hotel'],
    venue_name: 'Pied de la piste',
    seller: ['uuid-casino'],
    starts_at: '2026-12-03 19:30',
    seats: [seat('s1', 'Un marcheur', '15')],
  }
  const read = (fr: Content, en: Content = {}) => facts(inBoth(['evenements', 'events'], 'event', fr, en))
  expect(read(content, { venue_name: 'Foot of the run' })).toMatchObject({
    value: { casino: DEAUVILLE, place: { fr: 'Pied de la piste', en: 'Foot of the run' } },
  })
  expect(read(content, { venue_name: '' })).toMatchObject({
    value: { place: { fr: 'Pied de la piste', en: 'Pied de la piste' } },
  })
  const nameless = read({ ...content, venue_name: '' })
  expect(nameless).toMatchObject({ value: { casino: DEAUVILLE } })
  const own = read({ ...content, venue: ['uuid-casino'] })
  expect([nameless, own].map((one) => one.ok && one.value?.place)).toEqual([undefined, undefined])
  expect(own).toMatchObject({ value: { hall: { fr: 'Pied de la piste', en: 'Pied de la piste' } } })
})

test('a casino has its address in one line, where it has a street', () => {
  const address = (content: Content) => toCasinos([casinoStory({ title: 'X', ...content })]).get('uuid-casino')?.address
  expect(address({ street: '2 rue Edmond Blanc', postal_code: '14800' })).toBe('2 rue Edmond Blanc, 14800 Deauville')
  expect(address({ street: '2 rue Edmond Blanc' })).toBe('2 rue Edmond Blanc, Deauville')
  expect(address({ postal_code: '14800' })).toBeUndefined()
})

describe('nothing is sold by', () => {
  test.each([
    ['a show whose seats are sold elsewhere', 'show', { title: 'X', performances: [performance('p', '2026-12-03')] }],
    ['a show without a performance', 'show', { title: 'X', seats: [seat('s', 'A', '1')] }],
    ['a tournament without a day', 'tournament', { title: 'X' }],
    ['another page', 'article', { title: 'X' }],
  ])('%s', (_, component, content) => {
    expect(facts(inBoth(['a', 'b'], component, content))).toEqual({ ok: true, value: undefined })
  })
})

test('an invalid story is a failure, in either language', () => {
  const invalid = { ...TOURNAMENT, buy_in_fee: 'ten' }
  expect(facts(inBoth(['a', 'b'], 'tournament', invalid, TOURNAMENT))).toEqual({
    ok: false,
    error: 'buy_in_fee: number',
  })
  expect(facts(inBoth(['a', 'b'], 'tournament', TOURNAMENT, invalid)).ok).toBe(false)
})

test.each([['dea'], ['DE'], [''], [undefined]])('“%s” is no trigram', (trigram) => {
  expect([...toCasinos([casinoStory({ title: 'C', trigram })]).values()]).toEqual([
    { uuid: 'uuid-casino', key: 'deauville', name: 'C', trigram: undefined },
  ])
})

test('an invalid casino is left out', () => {
  expect(toCasinos([casinoStory({})]).size).toBe(0)
})
