import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const lePaddock: Restaurant = {
  slug: 'le-paddock',
  name: 'Le Paddock',
  town: 'deauville',
  street: '14, allée des Tilleuls',
  postalCode: '14800',
  latitude: 49.3543,
  longitude: 0.0773,
  phone: '02 61 91 01 46',
  email: 'paddock@barriere.example',
  cuisine: w('Cuisine normande à la braise', 'Norman cooking over embers'),
  category: 'grill',
  price: 29,
  provider: 'zenchef',
  bookingId: '364814',
  hotel: 'le-clos-des-courses',
  teaser: w(
    'Une ancienne sellerie, une braise de hêtre et des tables numérotées comme des partants : le déjeuner des jours de courses.',
    'An old tack room, a beech-wood fire and tables numbered like runners: lunch for race days.',
  ),
  lead: w(
    'Servi avant la première course, ou longtemps après la dernière.',
    'Served before the first race, or long after the last.',
  ),
  seo: {
    title: w('Le Paddock, table normande à Deauville', 'Le Paddock, Norman restaurant in Deauville'),
    description: w(
      'Bœuf normand, andouille et légumes à la braise dans la sellerie du Clos des Courses, à Deauville. Menu à 29 €, cour pavée, cidre au verre.',
      'Norman beef, andouille and vegetables over embers in the tack room of Le Clos des Courses, Deauville. Menu at €29, cobbled yard, cider by the glass.',
    ),
  },
  story: {
    title: w('Au pas, au trot, à table', 'Walk, trot, lunch'),
    text: w(
      `La salle sent encore un peu le cuir. Quarante selles pendaient ici ; il en reste neuf, au-dessus du comptoir, et les crochets portent maintenant les manteaux.

Basile Quesnel a appris la braise chez son oncle, maréchal-ferrant. Il garde la forge, il a changé ce qu’on y pose : une côte de vache normande, un chou entier, une pomme au beurre. La crème vient de quatre kilomètres, et elle n’est pas comptée.

Les jours de réunion, le menu sort en cinquante minutes : la première course n’attend pas. Les autres jours, personne ne regarde l’horloge du [Clos](story:hotels/le-clos-des-courses), qui avance de toute façon.`,
      `The room still smells faintly of leather. Forty saddles hung here; nine remain, above the counter, and the hooks now hold coats.

Basile Quesnel learned to work embers from his uncle, a farrier. He has kept the forge and changed what goes on it: a rib of Norman beef, a whole cabbage, an apple in butter. The cream comes from four kilometres off and is not measured.

On race days the menu is done in fifty minutes, because the first race will not wait. On the others nobody looks at the clock of [Le Clos](story:hotels/le-clos-des-courses), which is fast anyway.`,
    ),
  },
  dishes: [
    {
      name: w('Andouille tiède, pommes pressées', 'Warm andouille, pressed apple'),
      text: w(
        'De Vire, fumée deux mois, tranchée fin, moutarde au cidre.',
        'From Vire, two months in the smoke, thinly sliced, cider mustard.',
      ),
      price: 14,
    },
    {
      name: w('Chou de la forge', 'Cabbage from the forge'),
      text: w(
        'Entier, noirci dehors, fondant dedans, crème de livarot.',
        'Whole, black outside and soft within, Livarot cream.',
      ),
      price: 18,
    },
    {
      name: w('Côte de vache normande', 'Rib of Norman beef'),
      text: w(
        'Trente jours de repos, 350 g, frites à la graisse et cresson.',
        'Rested thirty days, 350 g, chips in dripping, watercress.',
      ),
      price: 34,
    },
    {
      name: w('Pomme au feu, caramel salé', 'Apple on the fire, salted caramel'),
      text: w(
        'Une reinette du verger, un sablé, un trait de calvados si vous voulez.',
        'A russet from the orchard, shortbread, a dash of calvados if you like.',
      ),
      price: 10,
    },
  ],
  hours: {
    periods: [
      { label: w('Déjeuner', 'Lunch'), days: ['thu', 'fri', 'sat', 'sun', 'mon'], opens: '12:00', closes: '14:30' },
      { label: w('Dîner', 'Dinner'), days: ['thu', 'fri', 'sat', 'mon'], opens: '19:15', closes: '22:00' },
    ],
    specialDays: [
      {
        days: 13,
        label: w('Jour de grand prix, service continu', 'Grand prix day, open all afternoon'),
        opens: '11:30',
        closes: '22:00',
      },
    ],
    note: w(
      'Mardi et mercredi, Basile fait son marché et la braise refroidit.',
      'On Tuesday and Wednesday Basile goes to market and the embers cool.',
    ),
  },
  info: {
    dress: w('Chapeau bienvenu, au mur pendant le repas', 'Hats welcome, on the wall while you eat'),
    access: w('Cour pavée ; passage lisse par le verger', 'Cobbled yard; smooth path through the orchard'),
    payment: w('Cartes dès 5 €, espèces, mais aucun ticket de pari', 'Cards from €5, cash, no betting slips'),
    terrace: w('28 places dans la cour, à l’abri du vent', '28 seats in the yard, out of the wind'),
  },
  quote: {
    text: w(
      'Un fer et une côte se ressemblent : c’est la couleur qui dit quand les retirer.',
      'A horseshoe and a rib are alike: the colour tells you when to take them off.',
    ),
    author: w('Basile Quesnel, chef du Paddock', 'Basile Quesnel, head chef at Le Paddock'),
  },
  questions: [
    {
      question: w('Aurons-nous fini avant la première course ?', 'Shall we be done before the first race?'),
      answer: w(
        'Si vous êtes assis à 12 h 15, oui : café à 13 h 05, tribune à 13 h 20. Dites « courses » en réservant.',
        'If you sit down at 12.15 pm, yes: coffee at 1.05 pm, grandstand by 1.20 pm. Mention the races when you book.',
      ),
    },
    {
      question: w('Le cidre est-il celui du verger ?', 'Is the cider from the orchard?'),
      answer: w(
        'Le jus, oui. Le cidre est fait à Beuvron par des voisins plus patients que nous ; la bolée coûte 5 €.',
        'The juice is. The cider is made at Beuvron by neighbours with more patience, at €5 a bowl.',
      ),
    },
  ],
}
