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

/** As it stands in the arrêté of 29 July 2022. */
const LAW =
  "Les jeux d'argent et de hasard peuvent être dangereux : pertes d'argent, conflits familiaux, addiction… " +
  'Retrouvez nos conseils sur joueurs-info-service.fr (09 74 75 13 13 - appel non surtaxé)'

describe('responsible gaming', () => {
  test.each(everyFixture(responsibleGamingFixtures))(
    '$name in $locale holds the law’s words and the ways to help',
    async ({ raw, locale }) => {
      const page = await show(banner(raw, { locale }))
      expect(page.querySelector('[lang="fr"]')?.textContent).toBe(LAW)
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        'tel:+33974751313',
        'https://www.joueurs-info-service.fr',
        'https://www.evalujeu.fr',
        'https://interdictiondejeux.anj.fr',
        'https://www.joueurs-info-service.fr',
      ])
      expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
      expect(page.querySelector('button, details')).toBeNull()
    },
  )

  test('an editor changes the title, never the law’s words', async () => {
    const page = await show(banner({ ...responsibleGamingFixtures.full, text: 'Jouez !', notice: 'Jouez !' }))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Le jeu, sans se perdre')
    expect(page.textContent).toContain(LAW)
    expect(page.textContent).not.toContain('Jouez')
  })
})
