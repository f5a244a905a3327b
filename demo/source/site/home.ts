import { block } from '../kit/block.ts'
import { story } from '../kit/link.ts'
import { type StorySource, storyAt } from '../kit/story.ts'
import { type Words, same, w } from '../kit/words.ts'
import type { Band } from '../build/common.ts'
import type { Town } from '../model/common.ts'

interface HomeSeason {
  /** `MM-DD`, both included; the rest of the year without. */
  readonly days?: { readonly from: string; readonly until: string }
  readonly title: Words
  readonly image: string
  readonly film?: string
  readonly band: Band
  /** In the order in which the season suits them. */
  readonly towns: readonly Town[]
  readonly offersTitle: Words
  readonly offers: readonly string[]
}

/** What home opens with, through the year; the last is for the days that no other has. */
const SEASONS: readonly HomeSeason[] = [
  {
    days: { from: '12-01', until: '03-31' },
    title: w('La neige est là', 'The snow is here'),
    image: 'hotel-le-grand-meleze',
    band: 'nuit',
    towns: ['courchevel', 'enghien-les-bains', 'cannes', 'deauville', 'biarritz', 'la-baule', 'le-touquet', 'dinard'],
    offersTitle: w('Trois bonnes raisons d’aimer l’hiver', 'Three good reasons to like winter'),
    offers: ['premieres-neiges', 'nuit-au-bord-du-lac', 'semaine-thalasso'],
  },
  {
    days: { from: '04-01', until: '05-31' },
    title: w('Volets ouverts', 'Shutters open'),
    image: 'hotel-la-roche-emeraude',
    band: 'lande',
    towns: ['dinard', 'deauville', 'cannes', 'la-baule', 'le-touquet', 'biarritz', 'enghien-les-bains', 'courchevel'],
    offersTitle: w('Trois bonnes raisons de partir', 'Three good reasons to leave'),
    offers: ['vue-sur-l-emeraude', 'trois-nuits-a-cannes', 'journee-aux-courses'],
  },
  {
    days: { from: '06-01', until: '09-15' },
    title: w('L’été commence ici', 'Summer starts here'),
    image: 'accueil',
    film: 'accueil-film',
    band: 'vermillon',
    towns: ['deauville', 'cannes', 'biarritz', 'la-baule', 'le-touquet', 'dinard', 'courchevel', 'enghien-les-bains'],
    offersTitle: w('Trois bonnes raisons de partir', 'Three good reasons to leave'),
    offers: ['deux-nuits-et-un-bain', 'surf-et-spa', 'trois-nuits-a-cannes'],
  },
  {
    title: w('L’automne à la mer', 'Autumn by the sea'),
    image: 'hotel-l-eperon',
    band: 'petrole',
    towns: ['la-baule', 'biarritz', 'deauville', 'le-touquet', 'dinard', 'cannes', 'enghien-les-bains', 'courchevel'],
    offersTitle: w('Trois bonnes raisons de partir', 'Three good reasons to leave'),
    offers: ['huitres-et-champagne', 'deux-nuits-au-grand-vent', 'table-et-spectacle'],
  },
]

export const HOME: StorySource = storyAt({ path: '', name: w('Accueil', 'Home'), startpage: true }, 'page', {
  title: same('Barrière'),
  teaser: w(
    'Dix hôtels, huit casinos et seize tables, entre mer, lac et montagne.',
    'Ten hotels, eight casinos and sixteen restaurants, between sea, lake and mountain.',
  ),
  image: 'accueil',
  seo_image: 'accueil-partage',
  seo_title: w(
    'Barrière | Hôtels, casinos et tables en bord de mer',
    'Barrière | Hotels, casinos and restaurants by the sea',
  ),
  seo_description: w(
    'Dix hôtels, huit casinos, seize restaurants et six spas à Deauville, Cannes, La Baule, Biarritz, Courchevel et trois autres villes.',
    'Ten hotels, eight casinos, sixteen restaurants and six spas in Deauville, Cannes, La Baule, Biarritz, Courchevel and three other towns.',
  ),
  body: [
    block('seasons', {
      seasons: SEASONS.map((season) =>
        block('season', {
          ...season.days,
          body: [
            block('hero', {
              title: season.title,
              lead: w(
                'Dix maisons entre mer et montagne. Une chambre, une table, une soirée : tout se réserve d’un geste.',
                'Ten houses between sea and mountain. A room, a table, an evening: all booked in one go.',
              ),
              image: season.image,
              image_mobile: `${season.image}-mobile`,
              video: season.film,
              band: season.band,
              booking: true,
            }),
            block('cards', {
              eyebrow: w('Destinations', 'Destinations'),
              title: w('Huit villes, huit affiches', 'Eight towns, eight posters'),
              look: 'poster',
              stories: season.towns.map((town) => `destinations/${town}`),
              action_label: w('Toutes les destinations', 'All destinations'),
              action: story('destinations'),
            }),
          ],
        }),
      ),
    }),
    block('rich-text', {
      eyebrow: w('À table', 'At the table'),
      title: w(
        'La sole arrive du port à midi, l’assiette à treize heures',
        'The sole lands at noon and is on your plate by one',
      ),
      text: w(
        'Brasseries, grillades et terrasses : nos cuisines travaillent avec la criée du matin et le maraîcher d’à côté. À Deauville, [La Criée](story:restaurants/la-criee) affiche l’arrivage à l’ardoise ; à Biarritz, [Le Port-Vieux](story:restaurants/le-port-vieux) sert face à la digue.\n\n[Voir les seize restaurants](story:restaurants)',
        'Brasseries, grills and terraces: our kitchens cook what the morning auction and the grower next door bring in. In Deauville, [La Criée](story:restaurants/la-criee) chalks up the catch; in Biarritz, [Le Port-Vieux](story:restaurants/le-port-vieux) serves it facing the sea wall.\n\n[See all sixteen restaurants](story:restaurants)',
      ),
      image: 'restaurant-la-criee',
      image_side: 'left',
      hours_of: ['restaurants/la-criee', 'restaurants/le-port-vieux'],
      tone: 'alternate',
    }),
    block('shows-list', {
      eyebrow: w('Bientôt au casino', 'Coming up at the casino'),
      title: w('Les lumières s’allument à vingt heures', 'The lights come on at eight'),
      list_folder: 'spectacles',
      limit: 3,
      look: 'cards',
      tone: 'night',
      action_label: w('Entrer au casino', 'To the casinos'),
      action: story('casinos'),
    }),
    block('seasons', {
      seasons: SEASONS.map((season) =>
        block('season', {
          ...season.days,
          body: [
            block('offers-list', {
              eyebrow: w('Offres', 'Offers'),
              title: season.offersTitle,
              stories: season.offers.map((offer) => `offres/${offer}`),
              limit: 3,
              action_label: w('Toutes les offres', 'All offers'),
              action: story('offres'),
            }),
          ],
        }),
      ),
    }),
    block('key-selling-points', {
      tone: 'page',
      items: [
        block('key-selling-point', {
          icon: 'waves',
          title: w('Pieds dans le sable', 'Feet in the sand'),
          text: w('Sept maisons à moins de cent mètres de l’eau', 'Seven houses under a hundred metres from the water'),
        }),
        block('key-selling-point', {
          icon: 'sunrise',
          title: w('Arrivée à 15 h', 'Rooms from 3 pm'),
          text: w('Les bagages, eux, sont reçus dès le matin', 'Luggage is taken in from the morning'),
        }),
        block('key-selling-point', {
          icon: 'clock',
          title: w('Départ à midi', 'Stay till noon'),
          text: w('Sans supplément, dans les dix hôtels', 'At no extra cost, in all ten hotels'),
        }),
        block('key-selling-point', {
          icon: 'dog',
          title: w('Chiens bienvenus', 'Dogs welcome'),
          text: w('Panier et gamelle préparés avant vous', 'Basket and bowl ready before you are'),
        }),
      ],
    }),
    block('loyalty', {
      eyebrow: w('Fidélité', 'Loyalty'),
      title: w('Plus on revient, plus la porte s’ouvre grand', 'The more you come back, the wider the door opens'),
      intro: w(
        'Une carte pour les dix hôtels : le tarif membre dès l’inscription, la chambre gardée jusqu’à 14 h ensuite.',
        'One card for the ten hotels: the member rate from the day you join, the room kept until 2 pm later on.',
      ),
      cards: [
        block('loyalty-card', { ink: 'discovery', status: w('Découverte', 'Discovery') }),
        block('loyalty-card', { ink: 'infinitely', status: same('Infiniment') }),
      ],
      action_label: w('Créer mon compte', 'Create my account'),
      action: story('infiniment-barriere/inscription'),
      more_label: w('Voir le programme', 'See the programme'),
      more: story('infiniment-barriere'),
    }),
    block('collections', {
      eyebrow: w('Collections', 'Collections'),
      title: w('Choisir par envie', 'Choose by mood'),
      list_folder: 'collections',
      limit: 2,
      tone: 'alternate',
    }),
    block('articles-list', {
      eyebrow: w('Journal', 'Journal'),
      title: w('À lire avant de venir', 'To read before you come'),
      list_folder: 'journal',
      limit: 3,
      action_label: w('Tout le journal', 'The whole journal'),
      action: story('journal'),
    }),
    block('quote', {
      text: w('On vient pour une nuit, on repart avec une habitude.', 'You come for a night and leave with a habit.'),
      author: w('Carnet d’été, La Baule', 'Summer notebook, La Baule'),
      tone: 'alternate',
    }),
    block('instagram-images', { title: w('Vu des maisons', 'Seen from the houses') }),
  ],
})
