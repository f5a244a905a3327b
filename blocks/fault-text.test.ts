import { describe, expect, test } from 'vitest'
import type { Fault } from '@barriere/shared/block-kit/field.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { componentName, faultTexts } from './fault-text.ts'
import { BLOCKS, PAGE_TYPES } from './schemas.ts'

const faultsOf = (schema: (typeof BLOCKS)['faq' | 'hero' | 'opening-hours'], block: Record<string, unknown>) => {
  const raw = { _uid: 'u', component: schema.name, ...block }
  const faults: Fault[] = []
  const parsed = schema.parse(raw, (fault) => {
    faults.push(fault)
  })
  return { raw, faults: [...(parsed.ok ? [] : parsed.error), ...faults] }
}

describe('a fault is said by the names of the form', () => {
  const restaurant = { _uid: 'p', component: 'restaurant', title: 'La Criée', theme: 'purple' }

  test('in the language of the page', () => {
    const parsed = PAGE_TYPES.restaurant.parse(restaurant)
    const faults = (parsed.ok ? [] : parsed.error).filter(({ path }) => path === 'town')
    expect(faultTexts(restaurant, faults, 'fr')).toEqual([
      { place: '', message: '«\u00a0Ville\u00a0» est obligatoire.' },
    ])
    expect(faultTexts(restaurant, faults, 'en')).toEqual([{ place: '', message: '“Town” is required.' }])
  })

  test('its choices too, by their names', () => {
    const [said] = faultTexts(restaurant, [{ path: 'theme', kind: 'choice' }], 'fr')
    expect(said?.message).toMatch(/^«\u00a0Thème\u00a0» doit être l’un de ces choix\u00a0: [A-ZÉ].*Nuit/)
  })

  test('in an entry of a list, whose place is said', () => {
    const item = { _uid: 'i', component: 'faq-item', question: 'Où\u00a0?' }
    const { raw, faults } = faultsOf(BLOCKS.faq, { items: [item, { _uid: 'x', component: 'hero' }] })
    expect(faultTexts(raw, faults, 'fr')).toEqual([
      { place: '', message: '«\u00a0Questions\u00a0» doit avoir au moins une entrée.' },
      { place: 'Questions › 1', message: '«\u00a0Réponse\u00a0» est obligatoire.' },
      { place: 'Questions › 2', message: '«\u00a0Questions\u00a0» n’accepte que ces blocs\u00a0: Question.' },
    ])
  })

  test('and where the site does not know the block, by what is known of it', () => {
    const raw = { component: 'constructor' }
    expect(faultTexts(raw, [{ path: '', kind: 'unknownBlock' }], 'en')).toEqual([
      { place: '', message: 'The site has no block “constructor”.' },
    ])
    expect(componentName('constructor', 'fr')).toBe('constructor')
  })

  test('a frame that is not published is called by its kind', () => {
    const [said] = faultTexts(restaurant, [{ path: 'header', kind: 'unpublishedFrame' }], 'fr')
    expect(said?.message).toMatch(/^«\u00a0En-tête\u00a0» n’est pas publié\./)
  })
})

test.each(LOCALES)('bounds stand in the message of %s', (locale) => {
  const room = { _uid: 'r', component: 'tournament' }
  const field = Object.entries(PAGE_TYPES.tournament.fields).find(
    ([, { descriptor }]) => descriptor.min_value !== undefined,
  )
  expect(field).toBeDefined()
  const [name = '', bounded] = field ?? []
  const [said] = faultTexts(room, [{ path: name, kind: 'least' }], locale)
  expect(said?.message).toContain(` ${bounded?.descriptor.min_value}.`)
})
