import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { WarningShown } from '#components/site/gambling-background.tsx'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { BlockList } from './block-list.tsx'
import { CasinoGames } from './casino-games/casino-games.tsx'
import { CasinoKiosk } from './casino-kiosk/casino-kiosk.tsx'
import { CasinoJackpots } from './casino-jackpots/casino-jackpots.tsx'
import { LevelClock } from './level-clock/level-clock.tsx'
import { eventStories } from './events-list/events-list.fixtures.ts'
import { fixturesOf } from './fixtures.ts'
import { offerStories } from './offers-list/offers-list.fixtures.ts'
import type { BlockProps } from './props.ts'
import { quoteFixtures } from './quote/quote.fixtures.ts'
import { gamblingBlocks } from './registry.ts'
import { seatPaymentFixtures } from './seat-payment/seat-payment.fixtures.ts'
import { GAMBLING_BLOCKS, type GamblingBlockName } from './schemas.ts'
import { TournamentStructure } from './tournament-structure/tournament-structure.tsx'
import { tournamentStories } from './tournaments-list/tournaments-list.fixtures.ts'
import { TournamentsList } from './tournaments-list/tournaments-list.tsx'
import { contextOf, toHtml } from './test-support.tsx'

const storyBy = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => {
  const nothing = async () => ({ stories: [], tags: [] })
  const getStory = async ({ uuid }: { uuid: string }) => storyBy(uuid)
  return { contentGateway: () => ({ listStories: nothing, listDrafts: nothing, getStory, getDraft: getStory }) }
})

/** Warning text of the arrêté of 29 July 2022, in the spelling of the page's markup. */
const LAW =
  "Les jeux d'argent et de hasard peuvent être dangereux : pertes d'argent, conflits familiaux, addiction… " +
  'Retrouvez nos conseils sur joueurs-info-service.fr (09 74 75 13 13 - appel non surtaxé)'

const words = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'")

/** A text of the block itself: its first game, or its title. */
function contentOf({ component, games, title }: RawBlock, locale: Locale): string {
  const { blocks, casino, tournaments } = messagesOf(locale)
  const usual = {
    'casino-kiosk': casino.kiosk.present,
    'level-clock': tournaments.clock.title,
    'tournament-structure': blocks.tournamentStructure.title,
    'tournaments-list': blocks.tournaments.empty,
  }[component]
  if (!Array.isArray(games)) return String(title ?? usual ?? casino.jackpots.title).trim()
  const [game] = games as [{ name: string }]
  return game.name.trim()
}

const every = (
  await Promise.all(
    (Object.keys(GAMBLING_BLOCKS) as GamblingBlockName[]).map(async (name) =>
      Object.entries(await fixturesOf(name)).flatMap(([fixture, raw]) =>
        LOCALES.flatMap((locale) => [true, false].map((draft) => ({ name, fixture, raw, locale, draft }))),
      ),
    ),
  )
).flat()

const STORIES = Object.values(tournamentStories)

beforeAll(() => {
  storyBy.mockImplementation((uuid: string) => {
    const story = STORIES.find((one) => one.uuid === uuid)
    return { ...story, id: 1, fullSlug: story?.full_slug, publishedAt: undefined, shown: [], linked: [] }
  })
})

describe('gambling blocks', () => {
  test.each(every)(
    '$name $fixture in $locale, draft $draft, shows the law’s warning after its content',
    async ({ raw, locale, draft }) => {
      const html = words(await toHtml(<BlockList blocks={[raw]} context={contextOf({ locale, draft })} />))
      const content = contentOf(raw, locale)
      expect(html.indexOf(content)).toBeGreaterThanOrEqual(0)
      expect(html.indexOf(LAW)).toBeGreaterThan(html.indexOf(content))
    },
  )

  test('there are some, and other blocks carry no warning', async () => {
    expect(every.length).toBeGreaterThan(0)
    // A member's purchase is no promotion; the page's footer contains the warning.
    for (const raw of [quoteFixtures.full, seatPaymentFixtures.full])
      expect(words(await toHtml(<BlockList blocks={[raw]} context={contextOf()} />))).not.toContain(LAW)
  })

  test('cards of pages that promote gambling stand beside it too', async () => {
    const of = (story: object) => ({ _uid: 'cards', component: 'cards', stories: [story] })
    expect(words(await toHtml(<BlockList blocks={[of(offerStories.gambling)]} context={contextOf()} />))).toContain(LAW)
    expect(words(await toHtml(<BlockList blocks={[of(eventStories.gambling)]} context={contextOf()} />))).toContain(LAW)
    expect(words(await toHtml(<BlockList blocks={[of(offerStories.soon)]} context={contextOf()} />))).not.toContain(LAW)
  })

  test('a member’s limit hides lists of gambling alone, and no list that has something else', async () => {
    const of = (...stories: object[]) => ({ _uid: 'cards', component: 'cards', stories })
    const html = (raw: RawBlock) => toHtml(<BlockList blocks={[raw]} context={contextOf()} />)
    expect(await html(of(offerStories.gambling))).toContain('<site-gambling')
    const mixed = await html(of(offerStories.gambling, offerStories.soon))
    expect([mixed.includes('<site-gambling'), words(mixed).includes(LAW)]).toEqual([false, true])
  })

  test('only a component that requires warningShown is a gambling block, and none renders without it', () => {
    const others = {
      'casino-jackpots': CasinoJackpots,
      'casino-kiosk': CasinoKiosk,
      'level-clock': LevelClock,
      'tournament-structure': TournamentStructure,
      'tournaments-list': TournamentsList,
    }
    type Props = BlockProps<(typeof GAMBLING_BLOCKS)['casino-games']>
    type OptionalProps = Props & { warningShown?: WarningShown }
    const optional = ({ warningShown }: OptionalProps) => warningShown && 'roulette'
    const attempts = [
      // @ts-expect-error asks for nothing
      () => gamblingBlocks({ ...others, 'casino-games': () => null }),
      // @ts-expect-error asks for the block only
      () => gamblingBlocks({ ...others, 'casino-games': ({ block }: Props) => block.uid }),
      // @ts-expect-error warningShown is optional
      () => gamblingBlocks({ ...others, 'casino-games': optional }),
      // @ts-expect-error warningShown is missing
      (props: Props) => <CasinoGames {...props} />,
    ]
    expect(attempts).toHaveLength(4)
    const all = { ...others, 'casino-games': CasinoGames }
    expect(gamblingBlocks(all)).toEqual(all)
  })
})
