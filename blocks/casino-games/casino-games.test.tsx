// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { GamblingBackground } from '#components/site/gambling-background.tsx'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { casinoGamesFixtures } from './casino-games.fixtures.ts'
import { casinoGamesSchema } from './casino-games.schema.ts'
import { CasinoGames } from './casino-games.tsx'

const games = (
  raw: Parameters<typeof casinoGamesSchema.parse>[0],
  more: Partial<ReturnType<typeof contextOf>> = {},
) => {
  const context = contextOf(more)
  return (
    <GamblingBackground locale={context.locale}>
      {(warningShown) => (
        <CasinoGames block={viewOf(casinoGamesSchema, raw)} context={context} warningShown={warningShown} />
      )}
    </GamblingBackground>
  )
}

const plain = (element: Element | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

describe('games of a casino', () => {
  test.each(everyFixture(casinoGamesFixtures))(
    '$name in $locale shows every game, and who may play',
    async ({ raw, locale }) => {
      const page = await show(games(raw, { locale }))
      expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
        (raw.games as { name: string }[]).map(({ name }) => name.trim()),
      )
      expect(page.textContent).toContain(locale === 'fr' ? 'personnes majeures' : 'aged 18 or over')
      expect(page.innerHTML).not.toContain('javascript:')
    },
  )

  test('stake, tables and opening follow the language', async () => {
    await show(games(casinoGamesFixtures.full))
    expect(screen.getAllByRole('article').map(plain)).toEqual([
      expect.stringMatching(/8 tables.*dès 21 h.*mise dès2 €.*Voir la salle/),
      expect.stringMatching(/dès 10 h.*mise dès0,01 €/),
    ])
    await show(games(casinoGamesFixtures.full, { locale: 'en' }))
    expect(plain(screen.getAllByRole('article')[0])).toContain('stakes from€2')
  })

  test('stands in the night unless the editor says otherwise', async () => {
    expect((await show(games(casinoGamesFixtures.minimal))).querySelector('section')?.dataset['theme']).toBe('night')
    expect((await show(games(casinoGamesFixtures.longest))).querySelector('section')?.dataset['theme']).toBeUndefined()
  })
})
