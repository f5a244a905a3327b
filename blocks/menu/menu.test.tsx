// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { menuFixtures } from './menu.fixtures.ts'
import { menuSchema } from './menu.schema.ts'
import { Menu } from './menu.tsx'

const menu = (more: object = {}, raw = menuFixtures.full) => (
  <Menu block={viewOf(menuSchema, raw)} context={contextOf({ path: '/restaurants/la-criee', ...more })} />
)

const dishes = () =>
  [...document.querySelectorAll('[id=carte] div > ul > li')].map((dish) =>
    [...dish.children].map((part) => part.textContent?.replaceAll('\u00a0', ' ')),
  )

describe('menu', () => {
  test('each dish with price, what it is for, diets and every allergen in words', async () => {
    await show(menu())
    expect(dishes()).toEqual([
      [
        'Six huîtres d’Isigny n° 319 €',
        'Ouvertes devant vous, pain de seigle.',
        'Allergènes : gluten, lait, mollusques',
      ],
      ['Poireau à la braise12 €', 'VégétalienSans gluten', 'Allergènes : moutarde'],
      ['Bar en croûte de sel78 € pour deux', 'Sans gluten', 'Allergènes : œufs, poisson'],
    ])
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Entrées',
      'Poissons',
    ])
  })

  test('in English the words are English', async () => {
    await show(menu({ locale: 'en', path: '/en/restaurants/la-criee' }))
    expect(dishes()[0]?.at(-1)).toBe('Allergens: gluten, milk, molluscs')
    expect(screen.getByText('Prices in euros, service included.')).toBeTruthy()
  })

  test('the file is at the address of the page, in its language', async () => {
    await show(menu())
    expect(screen.getByRole('link', { name: 'La carte en PDF' }).getAttribute('href')).toBe(
      '/api/menus/restaurants/la-criee.pdf',
    )
    await show(menu({ locale: 'en', path: '/en/restaurants/la-criee' }))
    expect(screen.getByRole('link', { name: 'Menu as PDF' }).getAttribute('href')).toBe(
      '/api/menus/en/restaurants/la-criee.pdf',
    )
  })

  test('a claim that an allergen contradicts is not made', async () => {
    const [section] = menuFixtures.full.sections as readonly { dishes: readonly object[] }[]
    const dish = { ...section?.dishes[0], diets: ['vegetarian', 'vegan', 'glutenFree'] }
    const page = await show(menu({}, { ...menuFixtures.full, sections: [{ ...section, dishes: [dish] }] }))
    expect(within(page).queryByRole('list', { name: 'Convient aux régimes' })).toBeNull()
  })
})
