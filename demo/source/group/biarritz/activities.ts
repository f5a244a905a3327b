import { w } from '../../kit/words.ts'
import type { Activity } from '../../model/pleasures.ts'

export const ecoleDeSurf: Activity = {
  slug: 'ecole-de-surf',
  name: w('École de surf', 'Surf school'),
  town: 'biarritz',
  street: '8, boulevard du Prince-des-Vagues',
  postalCode: '64200',
  latitude: 43.4772,
  longitude: -1.5674,
  category: 'sea',
  minutes: 120,
  ageFrom: 7,
  price: 48,
  hotel: 'l-eperon',
  teaser: w(
    'Deux heures à la Côte des Basques, six élèves par moniteur : à la troisième vague, on se lève.',
    'Two hours off the Côte des Basques, six pupils to an instructor: by the third wave you stand.',
  ),
  lead: w(
    'La mousse d’abord, la vague ensuite, la gloire jamais garantie.',
    'Foam first, waves next, glory never guaranteed.',
  ),
  seo: {
    title: w('École de surf à la Côte des Basques, Biarritz', 'Surf school at the Côte des Basques, Biarritz'),
    description: w(
      'Cours de surf de deux heures à Biarritz, dès 7 ans, planche et combinaison comprises, six élèves par moniteur. 48 € par personne.',
      'Two-hour surf lessons in Biarritz from age 7, board and wetsuit included, six pupils to each instructor. €48 a person.',
    ),
  },
  story: {
    title: w('Se lever, tomber, recommencer', 'Stand up, fall off, start again'),
    text: w(
      `La Côte des Basques n’existe qu’à mi-marée : la plage disparaît deux fois par jour, et les horaires des cours avec elle. Maialen Etchart et ses trois moniteurs appellent la veille au soir pour donner l’heure.

On commence à plat ventre sur le sable, puis dans l’eau jusqu’à la taille. La planche est longue, molle et bleue. Les confirmés prennent la seconde heure, au large du rocher. Après, le [Spa Impérial](story:spas/spa-imperial) connaît vos épaules.`,
      `The Côte des Basques only exists at half tide: the beach vanishes twice a day, and the lesson times go with it. Maialen Etchart and her three instructors ring the evening before to give you the hour.

You begin flat on the sand, then waist-deep in the water. The board is long, soft and blue. Those with some practice go out beyond the rock in the second hour. Afterwards the [Spa Impérial](story:spas/spa-imperial) knows about your shoulders.`,
    ),
  },
  lines: [
    w('Planche, combinaison et lycra compris', 'Board, wetsuit and rash vest included'),
    w('Savoir nager 50 m', 'You must be able to swim 50 m'),
    w('Serviette et crème solaire à apporter', 'Bring a towel and sun cream'),
    w('Reporté sans frais si la houle dépasse 2 m', 'Moved free of charge if the swell passes 2 m'),
  ],
}

export const atelierChocolat: Activity = {
  slug: 'atelier-chocolat',
  name: w('Atelier chocolat', 'Chocolate workshop'),
  town: 'biarritz',
  street: '23, rue des Fèves',
  postalCode: '64200',
  latitude: 43.481,
  longitude: -1.5592,
  category: 'taste',
  minutes: 120,
  ageFrom: 6,
  price: 42,
  teaser: w(
    'Le cacao est entré en France par Bayonne ; il en ressort dans votre poche, en douze bouchées.',
    'Cocoa came into France by way of Bayonne; it leaves in your pocket as twelve chocolates.',
  ),
  lead: w('Torréfier, broyer, tempérer, goûter. Surtout goûter.', 'Roast, grind, temper, taste. Above all, taste.'),
  seo: {
    title: w('Atelier chocolat à Biarritz, dès 6 ans', 'Chocolate workshop in Biarritz, from age 6'),
    description: w(
      'Deux heures chez un chocolatier de Biarritz : torréfaction, tempérage et douze bouchées à emporter. Dès 6 ans, 42 € par personne.',
      'Two hours with a Biarritz chocolate maker: roasting, tempering and twelve pieces to take away. From age 6, €42 a person.',
    ),
  },
  story: {
    title: w('De la fève aux doigts', 'From bean to fingers'),
    text: w(
      `Xan Dibildos torréfie le samedi, et la rue le sait. Son atelier de 40 m² tient un broyeur de granit, une table de marbre et huit tabliers. On y apprend pourquoi le chocolat craque, à 31,5 °C et pas à 33.

Chacun garnit douze bouchées : piment, cerise noire, noisette ou sel de Salies. Elles durcissent pendant qu’on boit un chocolat à l’eau, mousseux comme en 1670.`,
      `Xan Dibildos roasts on Saturdays, and the whole street knows it. His 40 m² workshop holds a granite mill, a marble table and eight aprons. You learn why chocolate snaps at 31.5 °C and not at 33.

Everyone fills twelve pieces: chilli, black cherry, hazelnut or Salies salt. They set while you drink chocolate made with water, frothy as it was in 1670.`,
    ),
  },
  lines: [
    w('Mercredi et samedi à 15 h', 'Wednesdays and Saturdays at 3 pm'),
    w('Huit personnes au plus, tablier prêté', 'Eight people at most, apron lent'),
    w('Traces de noix et de lait dans l’atelier', 'Traces of nuts and milk in the workshop'),
    w('Une boîte de douze bouchées à emporter', 'A box of twelve to take away'),
  ],
}
