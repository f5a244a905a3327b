// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { responsibleGamingFixtures } from './responsible-gaming.fixtures.ts'
import { responsibleGamingSchema } from './responsible-gaming.schema.ts'
import { ResponsibleGaming } from './responsible-gaming.tsx'

const banner = (raw: Parameters<typeof responsibleGamingSchema.parse>[0], more = {}) => (
  <ResponsibleGaming block={viewOf(responsibleGamingSchema, raw)} context={contextOf(more)} />
)

describe('responsible gaming', () => {
  test.each(everyFixture(responsibleGamingFixtures))(
    '$name in $locale holds the ways to help; the law’s words stand above the footer',
    async ({ raw, locale }) => {
      const page = await show(banner(raw, { locale }))
      expect(page.querySelector('[role="note"]')).toBeNull()
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        'tel:+33974751313',
        'https://www.joueurs-info-service.fr',
        'https://www.evalujeu.fr',
        'https://interdictiondejeux.anj.fr',
      ])
      expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
      expect(page.querySelector('button, details')).toBeNull()
    },
  )

  test('an editor changes the title, never the ways', async () => {
    const page = await show(banner({ ...responsibleGamingFixtures.full, text: 'Jouez !', notice: 'Jouez !' }))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Le jeu, sans se perdre')
    expect(page.textContent).not.toContain('Jouez')
  })
})
