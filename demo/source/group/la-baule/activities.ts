import { w } from '../../kit/words.ts'
import type { Activity } from '../../model/pleasures.ts'

export const voileDansLaBaie: Activity = {
  slug: 'voile-dans-la-baie',
  name: w('Voile dans la baie', 'Sailing in the bay'),
  town: 'la-baule',
  street: '1, plage Benoît',
  postalCode: '44500',
  latitude: 47.2836,
  longitude: -2.398,
  category: 'sea',
  minutes: 150,
  ageFrom: 7,
  price: 48,
  hotel: 'la-baie-doree',
  teaser: w(
    'Deux heures et demie sur l’eau, en Optimist, en catamaran ou à bord d’un vieux gréement de huit places.',
    'Two and a half hours afloat, in an Optimist, a catamaran or an eight-seat old gaffer.',
  ),
  lead: w(
    'Un plan d’eau sans cailloux, un vent à l’heure, un moniteur patient.',
    'Water without rocks, wind on time, an instructor with patience.',
  ),
  seo: {
    title: w('Voile dans la baie de La Baule, dès 7 ans', 'Sailing in the bay of La Baule, from age 7'),
    description: w(
      'Optimist, catamaran ou vieux gréement dans la baie de La Baule : séances de 2 h 30, débutants admis, d’avril à octobre. 48 € par personne.',
      'Optimist, catamaran or old gaffer in the bay of La Baule: sessions of two and a half hours, beginners welcome, April to October. €48 a person.',
    ),
  },
  story: {
    title: w('Le vent se lève à midi moins le quart', 'The wind gets up at a quarter to twelve'),
    text: w(
      `Gwenaël Morantin enseigne depuis la plage Benoît, à portée de voix des [pins de l'hôtel](story:hotels/la-baie-doree). Les petits sortent le matin, quand la baie est plate ; les grands attendent le thermique et reviennent trempés.

Aucun courant, peu de fond, du sable partout : on apprend à chavirer avant d'apprendre à virer. La semaine de cinq matinées revient à 190 €. Ceux qui préfèrent regarder montent sur le Petit Foc, un cotre de 1938, et descendent au [Bar des Régates](story:restaurants/le-bar-des-regates).`,
      `Gwenaël Morantin teaches from Plage Benoît, within hail of [the hotel pines](story:hotels/la-baie-doree). The small ones go out in the morning, when the bay is flat; the big ones wait for the sea breeze and come back soaked.

There is no current, little depth and sand everywhere: you learn to capsize before you learn to tack. A week of five mornings comes to €190. Those who would rather watch board the Petit Foc, a cutter from 1938, and step off at [Le Bar des Régates](story:restaurants/le-bar-des-regates).`,
    ),
  },
  lines: [
    w('Gilet, combinaison et harnais prêtés', 'Life jacket, wetsuit and harness lent'),
    w('Savoir nager 25 mètres', 'You must be able to swim 25 metres'),
    w('Six bateaux par moniteur', 'Six boats to an instructor'),
    w('D’avril à octobre, reportée au-delà de 25 nœuds', 'April to October, put off above 25 knots'),
  ],
}

export const maraisSalantsAVelo: Activity = {
  slug: 'marais-salants-a-velo',
  name: w('Marais salants à vélo', 'Salt marshes by bicycle'),
  town: 'la-baule',
  street: '8, avenue des Courlis',
  postalCode: '44500',
  latitude: 47.2853,
  longitude: -2.3998,
  category: 'land',
  minutes: 210,
  ageFrom: 10,
  price: 36,
  hotel: 'la-baie-doree',
  teaser: w(
    'Vingt-quatre kilomètres plats entre les œillets, avec une paludière devant et des avocettes sur les côtés.',
    'Twenty-four flat kilometres between the salt pans, with a salt worker in front and avocets on either side.',
  ),
  lead: w(
    'Départ à 9 h, retour pour le déjeuner, du sel plein les sacoches.',
    'Leave at nine, back for lunch with salt in the panniers.',
  ),
  seo: {
    title: w('Marais salants à vélo depuis La Baule', 'The salt marshes by bicycle from La Baule'),
    description: w(
      'Trois heures et demie à vélo dans les marais salants de Guérande avec une paludière, dès 10 ans : 24 km plats, vélo et dégustation compris, 36 €.',
      'Three and a half hours by bicycle in the Guérande salt marshes with a salt worker, from age 10: 24 flat km, bicycle and tasting included, €36.',
    ),
  },
  story: {
    title: w('Elle pédale plus vite que vous', 'She rides faster than you do'),
    text: w(
      `Nolwenn Rio tient vingt-six œillets à Saillé, comme sa grand-mère. Elle mène la sortie en sabots, l'été avant la récolte, l'hiver entre deux talus à refaire.

On suit les étiers, les canaux que la mer remplit à chaque grande marée. Premier arrêt au bassin des avocettes, second dans une salorge de 1785, où l'on goûte quatre sels sur des radis. Il reste une demi-heure de piste pour y repenser, puis [La Saline](story:restaurants/la-saline) sert le même au déjeuner, du jeudi au dimanche.`,
      `Nolwenn Rio works twenty-six pans at Saillé, as her grandmother did. She leads the ride in clogs, before the harvest in summer, between two banks to rebuild in winter.

You follow the channels that the sea fills at each spring tide. The first halt is the avocets' pool, the second a salt barn of 1785, where four salts are tasted on radishes. Half an hour of track is left to think it over, and then [La Saline](story:restaurants/la-saline) serves the same at lunch, Thursday to Sunday.`,
    ),
  },
  lines: [
    w('Vélo, casque et sacoche compris', 'Bicycle, helmet and pannier included'),
    w('Jumelles prêtées, une paire pour deux', 'Binoculars lent, one pair between two'),
    w('Un kilo de gros sel à rapporter', 'A kilo of grey salt to take home'),
    w('Du mardi au samedi, douze cyclistes au plus', 'Tuesday to Saturday, twelve cyclists at most'),
  ],
}
