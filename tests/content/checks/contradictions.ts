import { AUDIENCE } from '#services/partners/availability/availability.ts'
import { type Space, type SpaceStory, at, pagesOf, walk } from '../space.ts'

/** Statements of pages on a fact that has one source. */

/** French numbers as the pages write them. */
const NUMBERS = [
  'zéro',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
]

/** NaN for a word that is no number, such as “des”. */
const numberOf = (word: string): number => {
  const known = NUMBERS.indexOf(word.toLowerCase())
  return known < 0 ? Number(word) : known
}

/** Rooms for wheelchairs in a sentence: “Quatre chambres pour fauteuil”, “Deux d’entre elles sont adaptées aux …”. */
const ADAPTED = new RegExp(
  '([\\p{L}\\d]+)\\s(?:chambres?|d’entre elles)\\s(?:sont\\s|est\\s)?' +
    '(?:adaptées?|aménagées?|équipées?\\spour\\sun\\sfauteuil|pour\\sfauteuil)',
  'giu',
)

/** Discount of members of the hotel programme, in percent: “Tarif membre : 10 % de moins”. */
const MEMBER_RATE = /tarif membre[^.]{0,20}?(\d+)\s%\sde moins/giu

/** Texts of a page as a visitor reads them, formatted ones by paragraph. */
function* sentencesOf(story: SpaceStory): Generator<{ text: string; where: string }> {
  for (const { node, path } of walk(story.content)) {
    if (node.type === 'paragraph' || node.type === 'heading') {
      const words = [...walk(node)].map(({ node: one }) => (one.type === 'text' ? String(one.text) : ''))
      yield { text: words.join(''), where: at(story, path) }
    }
    for (const [name, value] of Object.entries(node))
      if (typeof value === 'string' && name !== 'text' && !name.includes('__i18n__'))
        yield { text: value, where: at(story, `${path}.${name}`) }
    if (typeof node.text === 'string' && typeof node.title === 'string')
      yield { text: `${node.title} : ${node.text}`, where: at(story, path) }
  }
}

const foundIn = (story: SpaceStory, pattern: RegExp): { number: number; text: string; where: string }[] =>
  [...sentencesOf(story)].flatMap(({ text, where }) =>
    [...text.matchAll(pattern)]
      .map(([, word = '']) => ({ number: numberOf(word), text, where }))
      .filter(({ number }) => !Number.isNaN(number)),
  )

/** Sentences whose count of a hotel's rooms for wheelchairs differs from its field; a room's page has some of them. */
export const findMiscounted = (space: Space): string[] =>
  pagesOf(space)
    .filter(({ content }) => content.component === 'hotel' && content.booking_code)
    .flatMap((hotel) => {
      const count = Number(hotel.content.accessible_rooms ?? 0)
      const isWrong = (story: SpaceStory, number: number): boolean =>
        story === hotel ? number !== count : number > count
      return pagesOf(space)
        .filter(({ full_slug: slug }) => slug.startsWith(hotel.full_slug))
        .flatMap((story) =>
          foundIn(story, ADAPTED)
            .filter(({ number }) => isWrong(story, number))
            .map(({ text, where }) => `${where}: “${text}”, but ${count} rooms`),
        )
    })

/** Sentences that promise members a price other than the booking engine's. */
export const findMispriced = (space: Space): string[] => {
  const percent = AUDIENCE.public - AUDIENCE.member
  return pagesOf(space).flatMap((story) =>
    foundIn(story, MEMBER_RATE)
      .filter(({ number }) => number !== percent)
      .map(({ text, where }) => `${where}: “${text}”, but ${percent} %`),
  )
}

/** Hour from which shorts are not allowed: “pas de short ni de tongs après 19 h”. */
const NO_SHORTS = /pas de short[^.;]{0,20}?après\s(\d+)\sh/giu

/** Sentences of a page that forbid shorts from different hours. */
export const findLateShorts = (space: Space): string[] =>
  pagesOf(space).flatMap((story) => {
    const found = foundIn(story, NO_SHORTS)
    return new Set(found.map(({ number }) => number)).size > 1
      ? found.map(({ number, where }) => `${where}: after ${number} h`)
      : []
  })

const HOUSES = ['hotel', 'casino', 'restaurant', 'spa']

/** Telephone numbers of houses that another page gives as its own; an activity is booked with its hotel. */
export const findSharedNumbers = (space: Space): string[] => {
  const numbers = pagesOf(space).flatMap((story) =>
    [...walk(story.content)].flatMap(({ node, path }) =>
      typeof node.phone === 'string' && node.phone !== '' ? [{ story, phone: node.phone, where: at(story, path) }] : [],
    ),
  )
  const owners = new Map(
    numbers.flatMap(({ story, phone }) => (HOUSES.includes(String(story.content.component)) ? [[phone, story]] : [])),
  )
  return numbers
    .filter(({ story, phone }) => story.content.component !== 'activity' && (owners.get(phone) ?? story) !== story)
    .map(({ phone, where }) => `${where}: ${phone} is the number of ${owners.get(phone)?.full_slug}`)
}
