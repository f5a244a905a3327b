import { withA } from '@barriere/shared/locales/contraction.ts'
import type { BLOCKS } from '../../../blocks/schemas.ts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { type BlockSource, block } from '../kit/block.ts'
import { type LinkSource, story } from '../kit/link.ts'
import { type Words, w } from '../kit/words.ts'
import type { PageWords, Passage, Point, Question, Quotation, Town, Year } from '../model/common.ts'

/** What a town is called, where it lies, and the ink that its posters wear. */
export const TOWN: Readonly<Record<Town, { readonly name: string; readonly region: Words; readonly band: Band }>> = {
  'deauville': { name: 'Deauville', region: w('Normandie', 'Normandy'), band: 'vermillon' },
  'cannes': { name: 'Cannes', region: w('Côte d’Azur', 'French Riviera'), band: 'petrole' },
  'la-baule': { name: 'La Baule', region: w('Loire-Atlantique', 'Atlantic Loire'), band: 'pins' },
  'le-touquet': { name: 'Le Touquet', region: w('Côte d’Opale', 'Opal Coast'), band: 'brique' },
  'dinard': { name: 'Dinard', region: w('Bretagne', 'Brittany'), band: 'lande' },
  'enghien-les-bains': { name: 'Enghien-les-Bains', region: w('Île-de-France', 'Île-de-France'), band: 'lac' },
  'biarritz': { name: 'Biarritz', region: w('Pays basque', 'Basque Country'), band: 'basque' },
  'courchevel': { name: 'Courchevel', region: w('Savoie', 'Savoy'), band: 'nuit' },
}

export type Band = ViewOf<typeof BLOCKS.hero>['band']

/** The fields that every page has, from what it says of itself. */
export const pageHead = (title: Words, words: PageWords, image: string) => ({
  title,
  teaser: words.teaser,
  image,
  seo_title: words.seo.title,
  seo_description: words.seo.description,
})

export interface Level {
  readonly label: Words
  readonly path: string
}

export const crumbs = (current: Words, ...levels: readonly Level[]): BlockSource =>
  block('breadcrumb', { items: levels.map(({ label, path }) => block('crumb', { label, link: story(path) })), current })

/** Index pages as levels of a breadcrumb. */
export const LEVELS = {
  destinations: { label: w('Destinations', 'Destinations'), path: 'destinations' },
  hotels: { label: w('Hôtels', 'Hotels'), path: 'hotels' },
  casinos: { label: w('Casinos', 'Casinos'), path: 'casinos' },
  restaurants: { label: w('Restaurants', 'Restaurants'), path: 'restaurants' },
  spas: { label: w('Spas', 'Spas'), path: 'spas' },
  seminars: { label: w('Séminaires', 'Seminars'), path: 'seminaires' },
  activities: { label: w('Activités', 'Activities'), path: 'activites' },
  offers: { label: w('Offres', 'Offers'), path: 'offres' },
  shows: { label: w('Spectacles', 'Shows'), path: 'spectacles' },
  tournaments: { label: w('Tournois', 'Tournaments'), path: 'tournois' },
  events: { label: w('Événements', 'Events'), path: 'evenements' },
  journal: { label: w('Journal', 'Journal'), path: 'journal' },
  collections: { label: w('Collections', 'Collections'), path: 'collections' },
} as const satisfies Readonly<Record<string, Level>>

export const townLevel = (town: Town): Level => ({
  label: w(TOWN[town].name, TOWN[town].name),
  path: `destinations/${town}`,
})

/** What is asked of the page of that path first, below its hero. */
export const keyFacts = (path: string): BlockSource => block('key-facts', { of: path })

interface PassageLook {
  readonly eyebrow?: Words
  readonly image?: string
  readonly side?: 'left' | 'right'
  readonly tone?: Tone
}

export type Tone = 'page' | 'alternate' | 'night'

export const passage = ({ title, text }: Passage, { eyebrow, image, side, tone }: PassageLook = {}): BlockSource =>
  block('rich-text', { eyebrow, title, text, image, image_side: side, tone })

export const questions = (
  items: readonly Question[],
  tone: Tone = 'page',
  title = w('Questions fréquentes', 'Frequent questions'),
): BlockSource =>
  block('faq', { title, tone, items: items.map(({ question, answer }) => block('faq-item', { question, answer })) })

export const points = (
  items: readonly Point[],
  more: { readonly title?: Words; readonly tone?: Tone } = {},
): BlockSource =>
  block('key-selling-points', {
    ...more,
    items: items.map(({ icon, title, text }) => block('key-selling-point', { icon, title, text })),
  })

export const timeline = (title: Words, years: readonly Year[], tone: Tone = 'alternate'): BlockSource =>
  block('timeline', {
    title,
    tone,
    items: years.map(({ year, title: head, text }) =>
      block('timeline-entry', { date: w(year, year), title: head, text }),
    ),
  })

export const quotation = (quote: Quotation | undefined, tone: Tone = 'alternate'): readonly BlockSource[] =>
  quote ? [block('quote', { ...quote, tone })] : []

/** Pages picked one by one, as cards. */
export const cardsOf = (
  title: Words,
  paths: readonly string[],
  more: {
    readonly eyebrow?: Words
    readonly tone?: Tone
    readonly action?: { readonly label: Words; readonly link: LinkSource }
  } = {},
): readonly BlockSource[] =>
  paths.length === 0
    ? []
    : [
        block('cards', {
          title,
          eyebrow: more.eyebrow,
          tone: more.tone,
          stories: paths,
          action_label: more.action?.label,
          action: more.action?.link,
        }),
      ]

/** From the page of a house to the evenings that begin there. */
export const evening = (house: string, town: Town): BlockSource =>
  block('evening', {
    house,
    eyebrow: w('Ma soirée', 'My evening'),
    title: w(`Un soir ${withA(TOWN[town].name, 'town')}`, `A night out in ${TOWN[town].name}`),
  })

/** A name → the last segment of an address: `Sortie aux îles` → `sortie-aux-iles`. */
export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
