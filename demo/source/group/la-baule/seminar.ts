import { w } from '../../kit/words.ts'
import type { Seminar } from '../../model/places.ts'

export const espacePresquIle: Seminar = {
  slug: 'espace-presqu-ile',
  name: 'Espace Presqu’île',
  town: 'la-baule',
  street: '16, avenue des Courlis',
  postalCode: '44500',
  latitude: 47.2849,
  longitude: -2.3971,
  phone: '02 61 91 00 63',
  email: 'seminaires-labaule@barriere.example',
  hotel: 'la-baie-doree',
  teaser: w(
    'Trois salles dans l’aile du parc, des pins aux fenêtres et 180 fauteuils face au même écran.',
    'Three rooms in the park wing, pines at the windows and 180 seats facing one screen.',
  ),
  lead: w('Des réunions à l’ombre, des pauses au soleil.', 'Meetings in the shade, breaks in the sun.'),
  seo: {
    title: w('Espace Presqu’île, séminaires à La Baule', 'Espace Presqu’île, meetings in La Baule'),
    description: w(
      'Trois salles de 45 à 210 m² sous les pins de La Baule, 148 chambres, voile et marais pour les pauses. Journée d’étude dès 79 € par personne.',
      'Three rooms from 45 to 210 m² under the pines of La Baule, 148 bedrooms, sailing and marshes for the breaks. Day rate from €79 a person.',
    ),
  },
  story: {
    title: w('Cap, écoute, virement', 'Course, sheet, tack'),
    text: w(
      `L'aile du parc zigzague entre les troncs, et ses salles avec elle : aucune n'est tout à fait carrée. La plus grande s'ouvre par sept portes-fenêtres sur une clairière où l'on dresse les buffets.

Le silence est compris. Les voitures s'arrêtent à l'entrée, les téléphones dans un casier si vous le décidez, et seules les pies prennent la parole sans lever la main.

La journée d'étude coûte 79 €, déjeuner de [La Saline](story:restaurants/la-saline) compris ; 255 € avec la nuit et l'accès aux [bassins](story:spas/thalasso-la-baie). À partir de cent personnes, l'hôtel entier se réserve en mars, en octobre et en novembre.`,
      `The park wing zigzags between the trunks and its rooms do likewise: none is quite square. The largest opens through seven French windows onto a clearing where buffets are laid.

Quiet is included. Cars stop at the gate, telephones go in a locker if you so decide, and only the magpies speak without raising a hand.

A day costs €79 with lunch from [La Saline](story:restaurants/la-saline), or €255 with a night and use of the [pools](story:spas/thalasso-la-baie). From a hundred people, the whole hotel can be yours in March, October and November.`,
    ),
  },
  halls: [
    {
      name: 'Penchâteau',
      area: 210,
      height: 4.4,
      daylight: true,
      seats: { theatre: 180, classroom: 100, uShape: 54, banquet: 140, cocktail: 220 },
    },
    {
      name: 'Chemoulin',
      area: 78,
      height: 3.1,
      daylight: true,
      seats: { theatre: 64, classroom: 36, uShape: 26, boardroom: 24, banquet: 48 },
    },
    {
      name: 'Les Évens',
      area: 45,
      height: 2.8,
      daylight: true,
      seats: { theatre: 32, classroom: 20, uShape: 16, boardroom: 16 },
    },
  ],
  points: [
    {
      icon: 'tree-pine',
      title: w('Une salle de plus', 'One room more'),
      text: w(
        'La clairière : tables de bois, prises au pied des pins, 60 personnes par beau temps.',
        'The clearing: wooden tables, sockets at the foot of the trees, 60 people in fine weather.',
      ),
    },
    {
      icon: 'train-front',
      title: w('Train et navette', 'Train and shuttle'),
      text: w(
        'Deux minibus attendent à la gare ; le dernier train pour Paris part après 18 h.',
        'Two minibuses wait at the station; the last Paris train leaves after 6 pm.',
      ),
    },
    {
      icon: 'projector',
      title: w('Un écran de 5 mètres', 'A 5-metre screen'),
      text: w(
        'Fixe, avec régie et technicien dans la grande salle ; des écrans mobiles ailleurs.',
        'Fixed, with a booth and technician in the main hall; screens on wheels elsewhere.',
      ),
    },
  ],
  incentives: [
    {
      picture: 'activite-voile-dans-la-baie',
      name: w('Régate du comité', 'Board regatta'),
      text: w(
        'Douze catamarans, un parcours d’une heure, un skipper tiré au sort.',
        'Twelve catamarans, an hour’s course, skippers drawn by lot.',
      ),
    },
    {
      picture: 'activite-marais-salants-a-velo',
      name: w('Une matinée au râteau', 'A morning with a rake'),
      text: w(
        'On tire le sel avec une paludière et l’on emporte sa récolte, 500 g chacun.',
        'Draw salt with a salt worker and take your harvest home, 500 g each.',
      ),
    },
    {
      picture: 'restaurant-le-bar-des-regates',
      name: w('Ouvrir mille huîtres', 'A thousand oysters'),
      text: w(
        'Deux équipes, des gants de maille, un ostréiculteur pour arbitre.',
        'Two teams, chain-mail gloves and an oyster farmer as umpire.',
      ),
    },
  ],
  questions: [
    {
      question: w('Que se passe-t-il s’il pleut sur la clairière ?', 'What if it rains on the clearing?'),
      answer: w(
        'Penchâteau reste libre à votre nom ce jour-là, sans supplément. On décide ensemble à 8 h.',
        'Penchâteau is kept free in your name that day at no extra cost. We decide together at 8 am.',
      ),
    },
    {
      question: w('À quel moment donner le nombre exact ?', 'When do you need exact numbers?'),
      answer: w(
        'Sept jours avant pour les chambres, trois pour les repas. Un écart de 5 % ne se facture pas.',
        'Seven days before for bedrooms, three for meals. A difference of 5% is not charged.',
      ),
    },
  ],
}
