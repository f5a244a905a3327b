import { block } from '../kit/block.ts'
import { story } from '../kit/link.ts'
import { type StorySource, storyAt } from '../kit/story.ts'
import { w } from '../kit/words.ts'

const TITLE = w('L’été commence ici', 'Summer starts here')

export const HOME: StorySource = storyAt({ path: '', name: w('Accueil', 'Home'), startpage: true }, 'page', {
  title: TITLE,
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
    block('hero', {
      title: TITLE,
      lead: w(
        'Dix maisons entre mer et montagne. Une chambre, une table, une soirée : tout se réserve d’un geste.',
        'Ten houses between sea and mountain. A room, a table, an evening: all booked in one go.',
      ),
      image: 'accueil',
      image_mobile: 'accueil-mobile',
      video: 'accueil-film',
      band: 'vermillon',
      booking: true,
    }),
    block('cards', {
      eyebrow: w('Destinations', 'Destinations'),
      title: w('Huit villes, huit affiches', 'Eight towns, eight posters'),
      look: 'poster',
      stories: [
        'deauville',
        'cannes',
        'courchevel',
        'biarritz',
        'la-baule',
        'le-touquet',
        'dinard',
        'enghien-les-bains',
      ].map((town) => `destinations/${town}`),
      action_label: w('Toutes les destinations', 'All destinations'),
      action: story('destinations'),
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
      tone: 'alternate',
    }),
    block('shows-list', {
      eyebrow: w('Ce soir au casino', 'Tonight at the casino'),
      title: w('Les lumières s’allument à vingt heures', 'The lights come on at eight'),
      list_folder: 'spectacles',
      limit: 3,
      look: 'cards',
      tone: 'night',
      action_label: w('Entrer au casino', 'To the casinos'),
      action: story('casinos'),
    }),
    block('offers-list', {
      eyebrow: w('Offres', 'Offers'),
      title: w('Trois bonnes raisons de partir', 'Three good reasons to leave'),
      list_folder: 'offres',
      limit: 3,
      action_label: w('Toutes les offres', 'All offers'),
      action: story('offres'),
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
