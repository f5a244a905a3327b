import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const leDebarcadere: Restaurant = {
  slug: 'le-debarcadere',
  name: 'Le Débarcadère',
  town: 'enghien-les-bains',
  street: '1, jetée du Lac',
  postalCode: '95880',
  latitude: 48.9708,
  longitude: 2.3068,
  phone: '01 99 00 07 22',
  email: 'debarcadere@barriere.example',
  cuisine: w('Cuisine de rivière et de marais', 'River and kitchen-garden cooking'),
  category: 'market',
  price: 42,
  provider: 'sevenrooms',
  bookingId: 'ledebarcadere',
  hotel: 'le-pavillon-du-lac',
  teaser: w(
    'Quarante mètres de jetée, treize tables vitrées sur trois côtés : on dîne sur le lac sans ramer.',
    'Forty metres of jetty, thirteen tables glazed on three sides: dinner on the lake without the rowing.',
  ),
  lead: w('Le sol ne bouge pas. C’est la vue qui flotte.', 'The floor stays still. It is the view that floats.'),
  seo: {
    title: w('Le Débarcadère, restaurant sur le lac d’Enghien', 'Le Débarcadère, restaurant on the lake at Enghien'),
    description: w(
      'Brochet, truite fumée et légumes d’Île-de-France au bout de la jetée d’Enghien-les-Bains. Menus à 42 et 68 €, menu court avant spectacle.',
      'Pike, smoked trout and vegetables grown near Paris, at the end of the jetty in Enghien-les-Bains. Menus at €42 and €68, early menu on show nights.',
    ),
  },
  story: {
    title: w('Table du bout, eau des deux côtés', 'End table, water on both sides'),
    text: w(
      `Le vapeur *Hirondelle* accostait ici le dimanche. Il a rouillé, le quai est resté ; nous avons posé dessus une salle de verre de six mètres sur quinze. La table du bout porte le numéro 13 et se réserve trois semaines à l’avance.

Mathilde Aubry cuisine ce qui nage en eau douce et pousse à moins de soixante kilomètres : truite du Vexin, asperges d’Argenteuil, champignons des carrières. Le brochet se fait en quenelle, comme chez sa marraine, et gonfle sous vos yeux.

Les soirs de théâtre, le menu court sort en cinquante minutes et la cloche du ponton sonne à 20 h 10. Rien ne vient du lac lui-même, sauf la lumière.`,
      `The steamer *Hirondelle* used to put in here on Sundays. It rusted, the landing stayed, and we set on it a glass room six metres by fifteen. The end table is number 13 and books up three weeks ahead.

Mathilde Aubry cooks what swims in fresh water and grows within sixty kilometres: trout from the Vexin, asparagus from Argenteuil, mushrooms from the old quarries. Her pike becomes a quenelle, as at her godmother’s, and swells while you watch.

On theatre nights the early menu takes fifty minutes, and the landing bell rings at 8.10 pm. Nothing comes from the lake itself except the light.`,
    ),
  },
  dishes: [
    {
      name: w('Truite fumée au hêtre', 'Beech-smoked trout'),
      text: w(
        'Fumée le matin sur le ponton, raifort, concombre et pain noir.',
        'Smoked that morning on the landing, horseradish, cucumber and black bread.',
      ),
      price: 17,
    },
    {
      name: w('Quenelle de brochet, sauce cresson', 'Pike quenelle, watercress sauce'),
      text: w(
        'Cuite à la commande, vingt-deux minutes. Le cresson est de Méréville.',
        'Cooked to order in twenty-two minutes. The cress is from Méréville.',
      ),
      price: 28,
    },
    {
      name: w('Volaille de Houdan aux morilles', 'Houdan chicken with morels'),
      text: w('Pour deux, découpée à table, riz au vin jaune.', 'For two, carved at the table, rice with vin jaune.'),
      price: 64,
    },
    {
      name: w('Cerises de Montmorency, glace au lait', 'Montmorency cherries, milk ice'),
      text: w(
        'Fraîches en juillet, au bocal ensuite, noyau compris.',
        'Fresh in July, bottled thereafter, stones left in.',
      ),
      price: 13,
    },
  ],
  hours: {
    periods: [
      { label: w('À midi', 'Lunch'), days: ['thu', 'fri', 'sat', 'sun'], opens: '12:00', closes: '14:00' },
      {
        label: w('Au soir', 'Dinner'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '18:30',
        closes: '22:30',
      },
    ],
    specialDays: [{ days: 16, label: w('Jetée louée pour un mariage', 'Jetty hired for a wedding') }],
    note: w(
      'Par vent de plus de 70 km/h, la jetée ferme et votre table passe au Jardin d’Hiver.',
      'In winds above 70 km/h the jetty closes and your table moves to Le Jardin d’Hiver.',
    ),
  },
  info: {
    dress: w('Rien d’imposé ; un lainage en avril', 'No rules; bring a woollen in April'),
    access: w('Jetée de bois, 1,80 m de large, sans marche', 'Wooden jetty, 1.80 m wide, no steps'),
    payment: w('Toutes cartes, ou la note de votre chambre', 'All cards, or charge it to your room'),
    terrace: w('18 places à l’avant, plaids et lanternes', '18 seats at the bow, with rugs and lanterns'),
  },
  quote: {
    text: w(
      'Le brochet a six cents arêtes. Mon métier consiste à ce que vous n’en trouviez aucune.',
      'A pike has six hundred bones. My trade is seeing that you find none.',
    ),
    author: w('Mathilde Aubry, cheffe du Débarcadère', 'Mathilde Aubry, head chef at Le Débarcadère'),
  },
  questions: [
    {
      question: w('Comment obtenir la table du bout ?', 'How do we get the end table?'),
      answer: w(
        'Demandez la 13 en réservant, le mardi de préférence. Si elle est prise, la 11 et la 12 n’ont de l’eau que d’un côté, mais les grèbes y viennent.',
        'Ask for number 13 when you book, ideally for a Tuesday. If it has gone, 11 and 12 have water on one side only, but the grebes come there.',
      ),
    },
    {
      question: w('Peut-on arriver par le lac ?', 'Can we arrive by boat?'),
      answer: w(
        'Oui, deux anneaux vous attendent à l’avant. Dites-le au téléphone : quelqu’un attrape l’amarre et, si besoin, le rameur.',
        'Yes, two mooring rings await at the bow. Say so when you ring: someone will catch the rope and, if need be, the rower.',
      ),
    },
  ],
}
