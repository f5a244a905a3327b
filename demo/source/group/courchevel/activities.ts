import { w } from '../../kit/words.ts'
import type { Activity } from '../../model/pleasures.ts'

export const premiereTrace: Activity = {
  slug: 'premiere-trace',
  name: w('Première trace', 'First tracks'),
  town: 'courchevel',
  street: '3, place de la Télécabine',
  postalCode: '73120',
  latitude: 45.415,
  longitude: 6.6338,
  category: 'snow',
  minutes: 150,
  ageFrom: 12,
  price: 79,
  hotel: 'le-grand-meleze',
  teaser: w(
    'La cabine part à 7 h 45 pour douze skieurs : 900 m de dénivelé sans une marque devant vous.',
    'The cable car leaves at 7.45 am for twelve skiers: 900 m of descent without a mark ahead of you.',
  ),
  lead: w(
    'Le pisteur ouvre, vous signez. À 9 h, les autres auront vos virages.',
    'The patroller opens, you sign. By 9 am the rest have your turns.',
  ),
  seo: {
    title: w('Première trace à Courchevel, à ski dès 7 h 45', 'First tracks in Courchevel, skiing from 7.45 am'),
    description: w(
      'Montez avec un pisteur avant l’ouverture des pistes de Courchevel : douze skieurs, 900 m de dénivelé, petit-déjeuner au refuge. 79 €.',
      'Go up with a patroller before Courchevel’s runs open: twelve skiers, a 900 m descent, breakfast at the mountain hut. €79.',
    ),
  },
  story: {
    title: w('Une heure d’avance sur tout le monde', 'An hour ahead of everyone'),
    text: w(
      `À cette heure-là, la neige crisse et les dameuses rentrent. Firmin Chardonnex monte dans la première cabine avec douze personnes, un sac à dos et un thermos. En haut, il attend que le soleil touche la crête, puis il lève son bâton.

On descend deux fois, la seconde plus vite. Le petit-déjeuner suit au [Refuge du Glacier](story:restaurants/le-refuge-du-glacier) : œufs, beaufort, confiture de sureau, et les premiers skieurs qui arrivent, trop tard.`,
      `At that hour the snow squeaks and the piste-bashers are going home. Firmin Chardonnex takes the first car with twelve people, a rucksack and a flask. At the top he waits until the sun touches the ridge, then lifts his pole.

You ski down twice, the second time faster. Breakfast follows at [Le Refuge du Glacier](story:restaurants/le-refuge-du-glacier): eggs, Beaufort, elderberry jam, and the day’s first skiers arriving too late.`,
    ),
  },
  lines: [
    w('Mardi, jeudi et samedi, de janvier à mars', 'Tuesdays, Thursdays and Saturdays, January to March'),
    w('Niveau : à l’aise sur piste rouge', 'Level: at ease on red runs'),
    w('Forfait non compris, petit-déjeuner compris', 'Breakfast included, lift pass not'),
    w('Rendez-vous à 7 h 30, casque obligatoire', 'Meet at 7.30 am, helmets compulsory'),
  ],
}

export const chiensDeTraineau: Activity = {
  slug: 'chiens-de-traineau',
  name: w('Chiens de traîneau', 'Sled dogs'),
  town: 'courchevel',
  street: '12, chemin du Lac-du-Praz',
  postalCode: '73120',
  latitude: 45.4303,
  longitude: 6.6247,
  category: 'snow',
  minutes: 60,
  ageFrom: 4,
  price: 65,
  teaser: w(
    'Huit huskies, un musher et 6 km de forêt : les enfants s’assoient, les parents poussent dans les côtes.',
    'Eight huskies, a musher and 6 km of forest: children sit, parents push uphill.',
  ),
  lead: w(
    'Ils aboient avant, jamais pendant. En course, on n’entend que les patins.',
    'They bark beforehand, never on the run. Then all you hear is the runners.',
  ),
  seo: {
    title: w('Chiens de traîneau à Courchevel, dès 4 ans', 'Sled dogs in Courchevel, from age 4'),
    description: w(
      'Une heure de traîneau dans la forêt du Praz, sous Courchevel : huit chiens, 6 km, conduite possible dès 16 ans. 65 € par personne.',
      'An hour’s sledding in the forest of Le Praz, below Courchevel: eight dogs, 6 km, and you may drive from age 16. €65 a person.',
    ),
  },
  story: {
    title: w('Trente-deux pattes motrices', 'Thirty-two-paw drive'),
    text: w(
      `Irène Gromier a vingt-six chiens et connaît l’humeur de chacun. Elle attelle les huit qui ont envie, la chef Toundra devant, et donne trois consignes : se tenir, se pencher, ne pas crier « au pied ».

La boucle passe derrière le lac gelé, entre les tremplins et la forêt. À mi-chemin, on s’arrête pour caresser. À partir de 16 ans, vous pouvez conduire au retour ; on commence dans la ligne droite. Le [Grand Mélèze](story:hotels/le-grand-meleze) est à dix minutes de navette.`,
      `Irène Gromier has twenty-six dogs and knows the mood of each. She harnesses the eight who feel like it, with Toundra in the lead, and gives three orders: hold on, lean in, don’t shout “heel”.

The loop runs behind the frozen lake, between ski jumps and forest. Halfway there is a stop for stroking. From 16 you may drive on the way back, beginning with the straight. [Le Grand Mélèze](story:hotels/le-grand-meleze) is ten minutes away by shuttle.`,
    ),
  },
  lines: [
    w('De mi-décembre à fin mars, si la neige tient', 'Mid-December to late March, snow permitting'),
    w(
      'Deux adultes, ou un adulte et deux enfants par traîneau',
      'Two adults, or one adult and two children, to a sled',
    ),
    w('Gants et bottes chaudes à prévoir', 'Bring gloves and warm boots'),
    w('Couverture et tisane d’arrivée comprises', 'Blanket and a hot tisane at the end included'),
  ],
}
