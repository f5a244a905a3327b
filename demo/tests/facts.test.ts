import { describe, expect, test } from 'vitest'
import { honestDiets } from '@barriere/shared/domain/content/menu.ts'
import { ACCESS } from '../source/group/access/access.ts'
import { MENUS } from '../source/group/menus/menus.ts'
import { STORIES } from '../source/space.ts'

const ofKind = (...kinds: string[]) => STORIES.filter(({ content }) => kinds.includes(content.component))

describe('menus', () => {
  const dishes = Object.entries(MENUS).flatMap(([slug, { parts }]) =>
    parts.flatMap((part) => part.dishes.map((dish) => ({ slug, part: part.title.fr, dish }))),
  )

  test('every restaurant has one, with its four dishes and others, and no other place has', () => {
    const restaurants = ofKind('restaurant').map(({ path }) => path.replace('restaurants/', ''))
    expect(Object.keys(MENUS).sort()).toEqual(restaurants.sort())
    for (const slug of restaurants) {
      const own = dishes.filter((one) => one.slug === slug && 'own' in one.dish)
      expect(own.map(({ dish }) => 'own' in dish && dish.own).sort(), slug).toEqual([0, 1, 2, 3])
      expect(dishes.filter((one) => one.slug === slug).length, slug).toBeGreaterThan(8)
    }
  })

  test('no diet contradicts an allergen, and everyone finds a dish without meat or fish', () => {
    for (const { slug, dish } of dishes) expect(honestDiets(dish), slug).toEqual(dish.diets)
    for (const slug of Object.keys(MENUS))
      expect(
        dishes.filter((one) => one.slug === slug && one.dish.diets.includes('vegan')).length,
        slug,
      ).toBeGreaterThan(0)
  })

  test('no dish stands on two menus', () => {
    const names = dishes.flatMap(({ dish }) => ('own' in dish ? [] : [dish.name.fr]))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

test('every hotel, casino, restaurant and spa says how to get there', () => {
  const paths = ofKind('hotel', 'casino', 'restaurant', 'spa').map(({ path }) => path)
  expect(Object.keys(ACCESS).sort()).toEqual(paths.sort())
  for (const [path, { accessibility, stationMinutes, airportMinutes }] of Object.entries(ACCESS)) {
    expect(accessibility.length, path).toBeGreaterThan(0)
    expect(stationMinutes, path).toBeGreaterThan(0)
    expect(airportMinutes, path).toBeGreaterThan(0)
  }
})

test('every page of these kinds has its key facts right below the hero', () => {
  for (const { path, content } of ofKind(
    'restaurant',
    'casino',
    'spa',
    'show',
    'event',
    'tournament',
    'activity',
    'offer',
  )) {
    const body = content.fields['body'] as readonly { component: string; fields: Record<string, unknown> }[]
    expect(
      body.slice(0, 2).map(({ component }) => component),
      path,
    ).toEqual(['hero', 'key-facts'])
    expect(body[1]?.fields['of'], path).toEqual(path)
  }
})

test('every page with a list has it before the way into the search, whose filters the list has itself', () => {
  const lists = ['cards', 'offers-list', 'articles-list', 'shows-list', 'events-list', 'spa-cards', 'activities']
  for (const { path, content } of ofKind('page')) {
    const body = (content.fields['body'] ?? []) as readonly { component: string; fields: Record<string, unknown> }[]
    const [list, search] = [
      body.findIndex(({ component, fields }) => lists.includes(component) && fields['list_folder'] === path),
      body.findIndex(({ component }) => component === 'search-box'),
    ]
    if (list >= 0 && search >= 0) expect(list, path).toBeLessThan(search)
  }
})

test('names that stand in one line are told apart, whatever commas they have', () => {
  for (const { path, content } of ofKind('hotel')) {
    const body = content.fields['body'] as readonly { component: string; fields: Record<string, unknown> }[]
    const popin = body.find(({ component }) => component === 'room-services-popin')
    const services = popin?.fields['services'] as readonly { fields: { name: Record<'fr' | 'en', string> } }[]
    const intro = popin?.fields['intro'] as Record<'fr' | 'en', string>
    for (const language of ['fr', 'en'] as const)
      expect(intro[language].split(' · '), path).toEqual(services.map(({ fields }) => fields.name[language]))
  }
})

test('seats of every show and event that charges are sold by a casino, and the price is that of the cheapest', () => {
  for (const { path, content } of ofKind('show', 'event')) {
    const { price, venue, seller } = content.fields as Readonly<Record<string, unknown>>
    const seats = content.fields['seats'] as readonly { readonly fields: { readonly price: number } }[]
    if (price === 0 && seats.length === 0) continue
    expect(String(seller ?? venue), path).toMatch(/^casinos\//)
    expect(Math.min(...seats.map(({ fields }) => fields.price)), path).toBe(price)
  }
})
