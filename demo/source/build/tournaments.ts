import { type BlockSource, block } from '../kit/block.ts'
import { story } from '../kit/link.ts'
import { type StorySource, storyAt } from '../kit/story.ts'
import { type Words, w } from '../kit/words.ts'
import type { SeatCategory } from '../model/pleasures.ts'
import type { Tournament } from '../model/tournaments.ts'
import { LEVELS, crumbs, keyFacts, pageHead, passage, questions, slugify } from './common.ts'

const pathOf = ({ slug }: Tournament): string => `tournois/${slug}`

/** Seats of a show or an event that the site sells. */
export const seatCategories = (seats: readonly SeatCategory[] = []): BlockSource[] =>
  seats.map(({ name, price, places }) => block('seat-category', { name, price, places }))

/** Where these are sold, on the page of the show or event; nothing where none are. */
export const seatsOf = (path: string, seats: readonly SeatCategory[] = []): BlockSource[] =>
  seats.length === 0
    ? []
    : [
        block('seats', {
          eyebrow: w('Réserver', 'Book'),
          title: w('Choisir vos places', 'Choose your seats'),
          of: path,
        }),
      ]

const levelsOf = ({ levels, minutes: [level, pause] }: Tournament): BlockSource[] =>
  levels.map((entry) =>
    entry === 'break'
      ? block('tournament-level', { kind: 'break', minutes: pause })
      : block('tournament-level', {
          kind: 'level',
          small_blind: entry[0],
          big_blind: entry[1],
          ante: entry[2],
          minutes: level,
        }),
  )

/** A few tournaments as rows, with the way to all of them; nothing where there are none. */
export const tournamentRows = (title: Words, tournaments: readonly Tournament[]): BlockSource[] =>
  tournaments.length === 0
    ? []
    : [
        block('tournaments-list', {
          eyebrow: w('Poker', 'Poker'),
          title,
          stories: tournaments.map(pathOf),
          look: 'short',
          limit: 4,
        }),
      ]

/** @param others the other tournaments, the first of which are shown below. */
export function tournamentStory(tournament: Tournament, others: readonly Tournament[]): StorySource {
  const { name, picture, casino } = tournament
  const path = pathOf(tournament)
  return storyAt({ path, name, slugEn: slugify(name.en) }, 'tournament', {
    ...pageHead(name, tournament, picture),
    theme: 'night',
    casino: `casinos/${casino}`,
    game: tournament.game,
    format: tournament.format,
    flights: tournament.days.map(({ name: day, at, places, status }) =>
      block('tournament-flight', { name: day, starts_at: at, places, status: status ?? 'open' }),
    ),
    buy_in_prize: tournament.buyIn[0],
    buy_in_fee: tournament.buyIn[1],
    buy_in_staff: tournament.buyIn[2],
    guarantee: tournament.guarantee,
    chips: tournament.chips,
    levels: levelsOf(tournament),
    late_level: tournament.lateLevel,
    re_entries: tournament.reEntries,
    add_on: tournament.addOn?.price,
    add_on_chips: tournament.addOn?.chips,
    minimum_age: tournament.minimumAge ?? '18',
    maximum_age: tournament.maximumAge,
    body: [
      block('hero', { title: name, lead: tournament.lead, image: picture, band: 'or', height: 'half' }),
      keyFacts(path),
      crumbs(name, LEVELS.tournaments),
      passage(tournament.story, { eyebrow: w('Tournoi', 'Tournament') }),
      block('seats', { title: w('Dates et inscription', 'Dates and entry'), of: path, tone: 'alternate' }),
      block('tournament-structure', {
        title: w('La structure', 'The structure'),
        of: path,
        clock: story('tournois/horloge'),
      }),
      block('timeline', {
        title: w('Le déroulé', 'How it runs'),
        tone: 'alternate',
        items: tournament.programme.map(({ time, text }) => block('timeline-entry', { date: time, text })),
      }),
      questions(tournament.questions),
      ...tournamentRows(w('D’autres tournois', 'More tournaments'), others.slice(0, 3)),
      block('responsible-gaming', {}),
    ],
  })
}
