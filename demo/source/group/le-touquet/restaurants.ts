import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const leComptoirDesOyats: Restaurant = {
  slug: 'le-comptoir-des-oyats',
  name: 'Le Comptoir des Oyats',
  town: 'le-touquet',
  street: '23, avenue des Oyats',
  postalCode: '62520',
  latitude: 50.5142,
  longitude: 1.5802,
  phone: '02 61 91 00 74',
  email: 'comptoir-oyats@barriere.example',
  cuisine: w('Brasserie du Nord', 'Northern brasserie'),
  category: 'brasserie',
  price: 27,
  provider: 'thefork',
  bookingId: '9e40d3b7-1f58-4c02-b6a9-73d8251ec06f',
  hotel: 'le-pavillon-des-dunes',
  teaser: w(
    'Moules de bouchot, potjevleesch, frites deux fois cuites, et le couchant par-dessus la dune.',
    'Bouchot mussels, potted meats, twice-cooked chips, and the sun going down over the dune.',
  ),
  lead: w('On y entre décoiffé. La maison ne fournit pas de peigne.', 'You come in windswept. No comb is provided.'),
  seo: {
    title: w('Le Comptoir des Oyats, brasserie au Touquet', 'Le Comptoir des Oyats, brasserie in Le Touquet'),
    description: w(
      'Moules de la baie, potjevleesch, frites maison et bières d’ici, face aux dunes du Touquet. Menu à 27 €, tous les jours, commandes jusqu’à 22 h.',
      'Mussels from the bay, potted meats, hand-cut chips and local beers facing the dunes in Le Touquet. Menu at €27, daily, last orders at 10 pm.',
    ),
  },
  story: {
    title: w('Des frites, un horizon', 'Chips and a horizon'),
    text: w(
      `Le comptoir mesure quatorze mètres, en chêne d'écluse, avec une barre de cuivre pour les pieds. On y mange au coude à coude le midi, en famille le soir, dans une salle en gradins où chacun voit la dune.

Clémence Dewaele coupe ses bintje à la main et les cuit deux fois dans la graisse de bœuf, ou à l'huile si vous le dites. Les moules viennent de Quend, sur pieux, de la mi-juillet à janvier. Hors saison, elle sert des coques et l'explique sans soupirer.

Quatorze bières, toutes brassées à moins de cent kilomètres, et une sans alcool qui tient sa place. Les clients du [Pavillon](story:hotels/le-pavillon-des-dunes) descendent en chaussettes ; on a cessé de s'en étonner.`,
      `The counter is fourteen metres of oak from an old canal lock, with a brass rail for the feet. Lunch is elbow to elbow; in the evening families fill a stepped room where everyone can see the dune.

Clémence Dewaele cuts her bintje potatoes by hand and fries them twice in beef dripping, or in oil if you say so. Mussels come from the poles at Quend, mid-July to January. Out of season she serves cockles and explains why without a sigh.

There are fourteen beers, all brewed within a hundred kilometres, and an alcohol-free one that holds its own. Guests of [Le Pavillon](story:hotels/le-pavillon-des-dunes) come down in their socks; nobody looks twice.`,
    ),
  },
  dishes: [
    {
      name: w('Croquettes de crevettes grises', 'Brown shrimp croquettes'),
      text: w('Deux, brûlantes, persil frit.', 'Two, very hot, with fried parsley.'),
      price: 15,
    },
    {
      name: w('Moules à la bière, un kilo', 'Mussels in beer, one kilo'),
      text: w(
        'Blonde de Saint-Omer, céleri, genièvre, frites à volonté.',
        'Saint-Omer blond, celery, juniper and chips until you stop.',
      ),
      price: 24,
    },
    {
      name: w('Potjevleesch', 'Potjevleesch'),
      text: w(
        'Poulet, lapin, veau en gelée vinaigrée, servi froid sur des frites qui le font fondre.',
        'Chicken, rabbit and veal in sharp jelly, served cold on chips that melt it.',
      ),
      price: 22,
    },
    {
      name: w('Tarte au sucre', 'Sugar tart'),
      text: w('Pâte levée, vergeoise brune, crème épaisse.', 'Yeast dough, dark brown sugar, thick cream.'),
      price: 9,
    },
  ],
  hours: {
    periods: [
      {
        label: w('Midi', 'Lunch'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '12:00',
        closes: '14:30',
      },
      {
        label: w('Soir', 'Evening'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '18:30',
        closes: '22:00',
      },
    ],
    note: w(
      'Entre les deux services, le bar sert des gaufres à ceux qui rentrent de la plage.',
      'Between the two services the bar makes waffles for people back from the beach.',
    ),
  },
  info: {
    dress: w('Pull recommandé, sable toléré', 'Jumper advised, sand tolerated'),
    access: w('Ascenseur par l’hôtel, gradins à gauche', 'Lift through the hotel, tiered seats on the left'),
    payment: w('Cartes, espèces, chèques-vacances', 'Cards, cash, French holiday vouchers'),
    terrace: w('36 places derrière un pare-vent de verre', '36 seats behind a glass windbreak'),
  },
  quote: {
    text: w('Une frite se juge froide. Goûtez la dernière.', 'Judge a chip when it is cold. Try the last one.'),
    author: w('Clémence Dewaele, cheffe du Comptoir', 'Clémence Dewaele, head chef at Le Comptoir'),
  },
  questions: [
    {
      question: w('Quand y a-t-il des moules ?', 'When are there mussels?'),
      answer: w(
        'De la mi-juillet à la fin janvier. Le reste de l’année, les coques de la baie prennent leur place.',
        'From mid-July to the end of January. The rest of the year, cockles from the bay take their place.',
      ),
    },
    {
      question: w('Proposez-vous des plats sans viande ni poisson ?', 'Do you have dishes without meat or fish?'),
      answer: w(
        'Trois : la flamiche aux poireaux, le welsh à la tomate et un gratin d’endives au vieux lille.',
        'Three: a leek flamiche, a rarebit with tomato, and chicory baked with Vieux-Lille cheese.',
      ),
    },
    {
      question: w('Comment les enfants patientent-ils ?', 'What keeps children busy?'),
      answer: w(
        'Une ardoise, des craies et une part de frites avant tout le monde.',
        'A slate, some chalk, and a helping of chips before everyone else.',
      ),
    },
  ],
}

export const laHalle: Restaurant = {
  slug: 'la-halle',
  name: 'La Halle',
  town: 'le-touquet',
  street: '5, place de la Demi-Lune',
  postalCode: '62520',
  latitude: 50.5207,
  longitude: 1.5887,
  phone: '02 61 91 00 76',
  email: 'halle@barriere.example',
  cuisine: w('Cuisine de marché', 'Market cooking'),
  category: 'market',
  price: 29,
  provider: 'zenchef',
  bookingId: '365208',
  teaser: w(
    'Un comptoir de vingt-deux tabourets en face du marché, et un plat du samedi décidé à 11 h.',
    'A counter with twenty-two stools opposite the market, and a Saturday dish decided at 11 am.',
  ),
  lead: w('Le menu traverse la rue dans un cageot.', 'The menu crosses the street in a crate.'),
  seo: {
    title: w('La Halle, cuisine de marché au Touquet', 'La Halle, market cooking in Le Touquet'),
    description: w(
      'Face au marché couvert du Touquet : légumes d’un seul maraîcher, poisson d’Étaples, comptoir ouvert sur les feux. Menu à 29 €, plat du samedi à 24 €.',
      'Opposite the covered market in Le Touquet: one grower’s vegetables, Étaples fish, a counter on the stoves. Menu at €29, Saturday’s dish at €24.',
    ),
  },
  story: {
    title: w('De l’étal à l’assiette, trente-huit pas', 'From stall to plate in thirty-eight steps'),
    text: w(
      `Idriss Caron les a comptés, avec un panier dans chaque main. Il achète debout, discute peu et revient deux fois quand les soles sont belles. L'ardoise se remplit à mesure ; elle est complète à midi moins cinq.

Un maraîcher d'Hucqueliers lui garde ses rattes, qui partent à la vapeur avec du beurre et rien d'autre. Le poisson arrive d'Étaples, l'agneau des prés salés de la baie. On mange au comptoir, devant les feux, ou à l'une des neuf tables de l'arrière, plus calmes, donc moins demandées.

Le samedi à midi, il ne se sert qu'un plat, à 24 €. On peut apporter ses fraises du marché : la crème est offerte.`,
      `Idriss Caron has counted them, with a basket in each hand. He buys on his feet, haggles little and goes back twice when the soles are good. The slate fills as he does; by five to twelve it is complete.

A grower at Hucqueliers keeps him ratte potatoes, which are steamed with butter and nothing more. Fish comes from Étaples, lamb from the salt meadows of the bay. Eat at the counter facing the stoves, or at one of nine tables at the back, quieter and so less in demand.

At noon on Saturday there is one dish only, at €24. You may bring your strawberries from the market: the cream is on us.`,
    ),
  },
  dishes: [
    {
      name: w('Poireau grillé, œuf mollet', 'Charred leek, soft egg'),
      text: w('Vinaigrette aux harengs fumés de Boulogne.', 'A dressing of smoked Boulogne herring.'),
      price: 13,
    },
    {
      name: w('Carrelet entier, rattes vapeur', 'Whole plaice, steamed ratte potatoes'),
      text: w(
        'Étaples le matin, four à midi, beurre noisette.',
        'Étaples in the morning, the oven at noon, brown butter.',
      ),
      price: 27,
    },
    {
      name: w('Épaule d’agneau des prés salés', 'Shoulder of salt-meadow lamb'),
      text: w(
        'Sept heures, ail en chemise, haricots lingots du Nord.',
        'Seven hours, garlic in its skin, white lingot beans.',
      ),
      price: 31,
    },
    {
      name: w('Rhubarbe, faisselle, gaufrette', 'Rhubarb, fresh curd, wafer'),
      text: w('Pochée au genièvre, encore un peu fâchée.', 'Poached in genever and still a little cross.'),
      price: 10,
    },
  ],
  hours: {
    periods: [
      {
        label: w('Midi, jours de marché', 'Lunch, market days'),
        days: ['thu', 'sat'],
        opens: '12:00',
        closes: '15:00',
      },
      { label: w('Midi, autres jours', 'Lunch, other days'), days: ['fri', 'sun'], opens: '12:15', closes: '14:15' },
      { label: w('Soir', 'Evening'), days: ['thu', 'fri', 'sat'], opens: '19:30', closes: '21:45' },
    ],
    specialDays: [{ days: 17, label: w('Fermé : Idriss visite ses maraîchers', 'Closed: Idriss visits his growers') }],
    note: w(
      'Le comptoir ne se réserve pas le samedi : on se présente à 11 h 45.',
      'Counter seats cannot be booked on Saturday: be there at 11.45 am.',
    ),
  },
  info: {
    dress: w('Cabas à la main si vous voulez', 'With your shopping, if you like'),
    access: w('De plain-pied, comptoir abaissé pour deux', 'Level entrance, lowered counter for two'),
    payment: w('Cartes, titres-restaurant, pas de chèques', 'Cards, meal vouchers, no cheques'),
    terrace: w('Seize chaises sous l’arcade, sans chauffage', 'Sixteen chairs under the arcade, unheated'),
  },
  questions: [
    {
      question: w('Que mange-t-on le samedi à midi ?', 'What is there to eat at noon on Saturday?'),
      answer: w(
        'Un plat du marché, le même pour tous, écrit à 11 h. Une version sans viande existe toujours.',
        'One market dish, the same for all, chalked up at 11 am. There is always a version without meat.',
      ),
    },
    {
      question: w('Peut-on voir la cuisine ?', 'Can we watch the kitchen?'),
      answer: w(
        'Depuis tous les tabourets. Le numéro 4 est si près que l’on vous tendra peut-être une écumoire.',
        'From every stool. Number 4 is so close that you may be handed a skimmer.',
      ),
    },
    {
      question: w('Donnez-vous vos recettes ?', 'Do you share your recipes?'),
      answer: w(
        'Celle des rattes tient en une phrase : de la vapeur, du beurre, et partir du marché avant dix heures.',
        'The one for the potatoes is a sentence long: steam, butter, and leave the market before ten.',
      ),
    },
  ],
}
