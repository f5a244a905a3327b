import { type BlockSource, block } from '../kit/block.ts'
import { story } from '../kit/link.ts'
import { type StorySource, storyAt } from '../kit/story.ts'
import { type Words, w } from '../kit/words.ts'
import { LEVELS, crumbs, slugify } from '../build/common.ts'
import type { Article } from '../model/pleasures.ts'

interface Section {
  readonly category: Article['category']
  readonly name: Words
  readonly lead: Words
  readonly seoTitle: Words
  readonly seoDescription: Words
  readonly picture: string
}

const SECTIONS: readonly Section[] = [
  {
    category: 'places',
    name: w('Lieux', 'Places'),
    picture: 'ville-dinard',
    lead: w(
      'Promenades, marées et quartiers, racontés par ceux qui y marchent.',
      'Walks, tides and quarters, told by those who walk them.',
    ),
    seoTitle: w('Le journal : lieux et promenades | Barrière', 'The journal: places and walks | Barrière'),
    seoDescription: w(
      'Nos articles sur les villes : une journée aux Planches, les villas de Dinard, la Croisette hors saison, la côte basque.',
      'Our pieces on the towns: a day on the boardwalk, the villas of Dinard, the Croisette off season, the Basque coast.',
    ),
  },
  {
    category: 'table',
    name: w('À table', 'At the table'),
    picture: 'restaurant-la-saline',
    lead: w(
      'Ce qui cuit, ce qui se pêche, ce qui se sale, et qui le fait.',
      'What is cooked, caught and salted, and who does it.',
    ),
    seoTitle: w('Le journal : cuisines et produits | Barrière', 'The journal: kitchens and produce | Barrière'),
    seoDescription: w(
      'Nos articles de cuisine : la sole de midi, les marais salants, une matinée derrière les fourneaux d’un palace.',
      'Our pieces on food: the midday sole, the salt marshes, a morning behind the stoves of a palace.',
    ),
  },
  {
    category: 'houses',
    name: w('Maisons et histoire', 'Houses and history'),
    picture: 'hotel-les-colombages',
    lead: w(
      'Qui a bâti, qui a dormi là, ce que les murs ont vu passer.',
      'Who built them, who slept there, what the walls have seen.',
    ),
    seoTitle: w('Le journal : maisons et histoire | Barrière', 'The journal: houses and history | Barrière'),
    seoDescription: w(
      'Nos articles d’histoire : un manoir normand depuis 1912, les eaux d’Enghien, une nuit dans un chalet de Courchevel.',
      'Our pieces on history: a Norman manor since 1912, the waters of Enghien, a night in a chalet in Courchevel.',
    ),
  },
  {
    category: 'games',
    name: w('Jeux et nuits', 'Games and nights'),
    picture: 'jeu-roulette',
    lead: w(
      'Les mots, les règles et les usages des salles, pour comprendre avant d’entrer.',
      'The words, rules and manners of the rooms, to know before you go in.',
    ),
    seoTitle: w('Le journal : jeux et nuits | Barrière', 'The journal: games and nights | Barrière'),
    seoDescription: w(
      'Nos articles sur les salles de jeux : le vocabulaire de la roulette, les usages, les limites que l’on se fixe avant d’entrer.',
      'Our pieces on the gaming rooms: the words of roulette, the manners, the limits to set before you go in.',
    ),
  },
]

const pathOf = ({ name }: Section): string => `journal/rubriques/${slugify(name.fr)}`

const sections = (): BlockSource =>
  block('article-categories', {
    title: w('Rubriques', 'Sections'),
    list_folder: 'journal',
    items: SECTIONS.map((section) =>
      block('article-category', { label: section.name, category: section.category, link: story(pathOf(section)) }),
    ),
  })

export const JOURNAL: readonly StorySource[] = [
  storyAt({ path: 'journal', name: LEVELS.journal.label, startpage: true }, 'page', {
    title: w('Le journal', 'The journal'),
    teaser: w('Douze histoires de mer, de tables et de maisons.', 'Twelve stories of sea, tables and houses.'),
    image: 'activite-voile-dans-la-baie',
    seo_title: w('Le journal des maisons | Barrière', 'The journal of the houses | Barrière'),
    seo_description: w(
      'Promenades, cuisines, histoire et nuits : les articles de nos maisons, un nouveau toutes les deux semaines.',
      'Walks, kitchens, history and nights: stories from our houses, a new one every other week.',
    ),
    body: [
      block('hero', {
        title: w('Le journal', 'The journal'),
        lead: w(
          'À lire sur le quai, dans le train ou au bain.',
          'To read on the platform, on the train or in the bath.',
        ),
        image: 'activite-voile-dans-la-baie',
        band: 'nuit',
        height: 'half',
      }),
      crumbs(LEVELS.journal.label),
      sections(),
      block('articles-list', {
        title: w('Les derniers articles', 'The latest stories'),
        list_folder: 'journal',
        limit: 6,
        paged: true,
        lead: true,
      }),
    ],
  }),
  ...SECTIONS.map((section) =>
    storyAt({ path: pathOf(section), name: section.name, slugEn: slugify(section.name.en) }, 'page', {
      title: section.name,
      teaser: section.lead,
      image: section.picture,
      seo_title: section.seoTitle,
      seo_description: section.seoDescription,
      body: [
        block('hero', {
          title: section.name,
          lead: section.lead,
          image: section.picture,
          band: 'nuit',
          height: 'half',
        }),
        crumbs(section.name, LEVELS.journal),
        sections(),
        block('articles-list', { list_folder: 'journal', category: section.category, limit: 6, paged: true }),
      ],
    }),
  ),
]
