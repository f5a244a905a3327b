import { describe, expect, test } from 'vitest'
import { prefixOf, reachable } from './split-styles.ts'

describe('the CSS module that built classes are of', () => {
  const names = new Set(['card', 'large_card', 'link'])

  test('is known by all its names, whatever the hash begins or ends with', () => {
    for (const prefix of ['_4xdKaq_', '-p6X2q_', 'fFR7q__', '_-8xua_'])
      expect(
        prefixOf(
          ['large_card', 'card', 'link'].map((name) => prefix + name),
          names,
        ),
      ).toBe(prefix)
  })

  test('may style classes of a library, which keep their names', () => {
    expect(prefixOf(['aB3xyz_map', 'maplibregl-marker'], new Set(['map', 'maplibregl-marker']))).toBe('aB3xyz_')
  })

  test('is another one where a name is missing or too many', () => {
    expect(prefixOf(['aB3xyz_card', 'aB3xyz_link'], names)).toBeUndefined()
    expect(prefixOf(['aB3xyz_card', 'aB3xyz_large_card', 'aB3xyz_link', 'aB3xyz_more'], names)).toBeUndefined()
    expect(prefixOf(['aB3xyz_other'], new Set(['card']))).toBeUndefined()
  })
})

describe('what an island imports', () => {
  const reached = reachable(['components/booking/booking-dates.client.tsx'])

  test('includes what it loads when it runs, and what that imports', () => {
    expect(reached).toContain('components/booking/booking-dates.island.tsx')
    expect(reached).toContain('components/booking/range-calendar.module.css')
    expect(reached).toContain('components/ui/icon-button.module.css')
  })

  test('leaves out what others import', () => {
    expect(reached).not.toContain('components/member/layout/panel.module.css')
  })
})
