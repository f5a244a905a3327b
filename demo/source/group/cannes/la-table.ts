import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const laTableDuPalmarium: Restaurant = {
  slug: 'la-table-du-palmarium',
  name: 'La Table du Palmarium',
  town: 'cannes',
  street: '31, boulevard de la Croisette',
  postalCode: '06400',
  latitude: 43.5508,
  longitude: 7.0229,
  phone: '04 65 71 10 31',
  email: 'table-palmarium@barriere.example',
  cuisine: w('Cuisine de Méditerranée', 'Mediterranean cooking'),
  category: 'market',
  price: 95,
  provider: 'sevenrooms',
  bookingId: 'latabledupalmarium',
  hotel: 'le-palmarium',
  teaser: w(
    'Pêche et pétrole, globes allumés, palmiers derrière la vitre : cinq services qui partent du marché Forville.',
    'Peach and petrol blue, lit globes, palms behind the glass: five courses that start at Forville market.',
  ),
  lead: w(
    'Vingt-deux cuisiniers pour trente-six couverts. Et une seule cuillère en bois par personne.',
    'Twenty-two cooks for thirty-six covers. And one wooden spoon each.',
  ),
  seo: {
    title: w('La Table du Palmarium, restaurant à Cannes', 'La Table du Palmarium, restaurant in Cannes'),
    description: w(
      'Légumes de Forville, loup de ligne et citron de Menton au Palmarium, à Cannes. Menu en trois temps à 95 €, en cinq à 145 €. Du mardi au samedi soir.',
      'Forville vegetables, line-caught bass and Menton lemon at Le Palmarium, Cannes. Three courses at €95, five at €145. Tuesday to Saturday evening.',
    ),
  },
  story: {
    title: w('Le légume d’abord, le poisson ensuite', 'Vegetables first, then fish'),
    text: w(
      `Sandro Peyrac est né au-dessus d’une épicerie de Vallauris. Il compose à l’envers des palaces : l’artichaut décide, le loup accompagne. À dix heures, deux commis remontent de [Forville](story:activites/marche-forville), et la carte se tape à onze.

La salle a douze tables, en arc de cercle, pour que personne ne tourne le dos aux palmiers. Les globes datent de 1929 ; on les baisse au dessert d’un cran, à la main, l’un après l’autre.

Le dessert de citron demande deux jours. Nous ne dirons pas pourquoi, mais on peut descendre voir : la porte des cuisines du [Palmarium](story:hotels/le-palmarium) est ouverte chaque soir à 22 h 30, onze marches, tablier prêté.`,
      `Sandro Peyrac was born above a grocer’s shop in Vallauris. He works the other way round from most palaces: the artichoke decides and the bass keeps it company. At ten two commis come back up from [Forville](story:activites/marche-forville), and at eleven the menu is typed.

The room has twelve tables in an arc, so that nobody turns their back on the palms. The globes date from 1929; at dessert they are dimmed by one notch, by hand, one after the other.

The lemon dessert takes two days. We will not say why, but you may go down and look: the kitchen door at [Le Palmarium](story:hotels/le-palmarium) is open every night at 10.30 pm, eleven steps, apron provided.`,
    ),
  },
  dishes: [
    {
      name: w('Artichaut violet, poutargue', 'Purple artichoke, bottarga'),
      text: w(
        'Cru, frit, confit : trois textures et un seul couteau.',
        'Raw, fried and slow-cooked: three textures and a single knife.',
      ),
      price: 38,
    },
    {
      name: w('Fleur de courgette à la brousse', 'Courgette flower with brousse cheese'),
      text: w(
        'Cueillie fermée, avant six heures, sinon elle refuse la farce.',
        'Picked shut before six, or it will not take the stuffing.',
      ),
      price: 34,
    },
    {
      name: w('Loup de ligne en feuille de figuier', 'Line-caught bass in a fig leaf'),
      text: w(
        'Le figuier est celui de la Villa Estelle, qui nous en laisse cent par mois.',
        'The tree is the one at Villa Estelle, which lets us have a hundred leaves a month.',
      ),
      price: 58,
    },
    {
      name: w('Le citron en deux jours', 'Two-day lemon'),
      text: w(
        'Écorce glacée, chair fraîche, biscuit d’olive. Le pépin se mange.',
        'Candied peel, fresh flesh, olive biscuit. You may eat the pip.',
      ),
      price: 24,
    },
  ],
  hours: {
    periods: [
      { label: w('Dîner', 'Dinner'), days: ['tue', 'wed', 'thu', 'fri', 'sat'], opens: '19:30', closes: '22:00' },
      { label: w('Déjeuner du samedi', 'Saturday lunch'), days: ['sat'], opens: '12:30', closes: '14:00' },
    ],
    specialDays: [{ days: 15, label: w('La brigade dîne en salle', 'The kitchen brigade takes the tables') }],
    note: w(
      'La dernière table s’assied à 22 h. Relâche de la mi-novembre à la Saint-Nicolas.',
      'The last table sits down at 10 pm. We rest from mid-November to St Nicholas’ Day.',
    ),
  },
  info: {
    dress: w('Veste souhaitée, baskets tolérées propres', 'Jacket preferred, clean trainers tolerated'),
    access: w('Ascenseur depuis le hall, table adaptée', 'Lift from the hall, adapted table'),
    payment: w('Cartes et note de chambre', 'Cards, or on your room bill'),
    terrace: w('Quatre tables au jardin en juin et septembre', 'Four garden tables in June and September'),
  },
  quote: {
    text: w(
      'Un palace vous apprend à dresser. Le marché vous apprend à vous taire.',
      'A palace teaches you plating. The market teaches you to be quiet.',
    ),
    author: w('Sandro Peyrac, chef de La Table du Palmarium', 'Sandro Peyrac, head chef at La Table du Palmarium'),
  },
  questions: [
    {
      question: w('Combien de temps dure le menu en cinq services ?', 'How long does the five-course menu take?'),
      answer: w(
        'Deux heures et quart. Dites-nous si vous allez au théâtre : trois plats tiennent alors en quarante-cinq minutes, dès 19 h 30.',
        'Two hours and a quarter. Tell us if you have theatre seats: three of the five then fit into forty-five minutes, from 7.30 pm.',
      ),
    },
    {
      question: w('Proposez-vous un menu sans viande ni poisson ?', 'Do you have a menu without meat or fish?'),
      answer: w(
        'Chaque soir, en cinq services, à 120 €. C’est celui que le chef goûte en premier.',
        'Every night, in five courses, at €120. It is the one the chef tastes first.',
      ),
    },
    {
      question: w('Les enfants sont-ils reçus à La Table ?', 'Are children welcome at La Table?'),
      answer: w(
        'À partir de 6 ans, avec trois plats choisis par eux, à 40 €. Les plus jeunes seront mieux au [Ponton](story:restaurants/le-ponton).',
        'From age 6, with three dishes of their own choosing for €40. Younger ones are happier at [Le Ponton](story:restaurants/le-ponton).',
      ),
    },
  ],
}
