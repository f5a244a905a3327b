import { w } from '../../kit/words.ts'
import type { Seminar } from '../../model/places.ts'

export const centreDeLaCroisette: Seminar = {
  slug: 'centre-de-la-croisette',
  name: 'Centre de la Croisette',
  town: 'cannes',
  street: '14, rue des Palmes',
  postalCode: '06400',
  latitude: 43.5514,
  longitude: 7.0229,
  phone: '04 65 71 10 70',
  email: 'seminaires-cannes@barriere.example',
  hotel: 'le-palmarium',
  teaser: w(
    'Cinq salles derrière Le Palmarium, dont une plénière de 420 fauteuils avec scène en éventail et vraies fenêtres.',
    'Five rooms behind Le Palmarium, among them a hall of 420 seats with a fan-shaped stage and real windows.',
  ),
  lead: w(
    'Une ville qui sait recevoir trente mille congressistes en reçoit très bien quarante.',
    'A town that can host thirty thousand delegates does forty rather well.',
  ),
  seo: {
    title: w('Centre de la Croisette, séminaires à Cannes', 'Centre de la Croisette, meetings in Cannes'),
    description: w(
      'Cinq salles de 45 à 480 m² à Cannes, scène, lumière du jour, 148 chambres au Palmarium et deux tables. Aéroport de Nice à 35 minutes.',
      'Five rooms from 45 to 480 m² in Cannes, with a stage, daylight, 148 bedrooms at Le Palmarium and two restaurants. Nice airport 35 minutes away.',
    ),
  },
  story: {
    title: w('Une scène en éventail, et le droit d’ouvrir la fenêtre', 'A fan-shaped stage, and windows that open'),
    text: w(
      `Le Centre était l’orangerie du palace : on y rentrait les caisses en octobre. Les portes ont cinq mètres, assez pour un citronnier ou pour une voiture, que l’on nous demande trois fois par an.

La plénière garde ses hautes fenêtres sur les palmiers. Elles s’obscurcissent en quarante secondes, se rouvrent pendant les questions, et le public se réveille. Quatre salles plus petites suivent le couloir, de la plus grande à la plus franche.

On déjeune debout dans le jardin ou assis au [Ponton](story:restaurants/le-ponton). La journée d’étude est à 115 € par personne ; avec une chambre Patio au [Palmarium](story:hotels/le-palmarium), hors congrès de la ville, à 420 €.`,
      `The Centre was the orangery of the palace: tubs were wheeled in each October. The doors are five metres high, enough for a lemon tree, or for a car, which we are asked about three times a year.

The main hall keeps its tall windows on the palms. They darken in forty seconds and clear again for questions, which wakes the audience. Four smaller rooms follow along the passage, from the largest to the most candid.

Lunch is taken standing in the garden or seated at [Le Ponton](story:restaurants/le-ponton). A delegate’s day is €115; with a Patio room at [Le Palmarium](story:hotels/le-palmarium), outside city congresses, €420.`,
    ),
  },
  halls: [
    {
      name: 'Orangerie',
      area: 480,
      height: 6.8,
      daylight: true,
      seats: { theatre: 420, classroom: 230, banquet: 300, cocktail: 500 },
    },
    {
      name: 'Estérel',
      area: 140,
      height: 3.8,
      daylight: true,
      seats: { theatre: 120, classroom: 70, uShape: 42, boardroom: 40, banquet: 90, cocktail: 130 },
    },
    {
      name: 'Tanneron',
      area: 95,
      height: 3.8,
      daylight: true,
      seats: { theatre: 80, classroom: 48, uShape: 32, boardroom: 30, banquet: 60, cocktail: 85 },
    },
    {
      name: 'Mimosa',
      area: 62,
      height: 3.2,
      daylight: true,
      seats: { theatre: 50, classroom: 30, uShape: 22, boardroom: 20, cocktail: 55 },
    },
    { name: 'Citronnier', area: 45, height: 3.2, daylight: true, seats: { theatre: 34, uShape: 16, boardroom: 16 } },
  ],
  points: [
    {
      icon: 'presentation',
      title: w('Scène de 11 m', '11 m stage'),
      text: w(
        'En éventail, à 60 cm du sol : personne n’est à plus de seize mètres de l’orateur.',
        'Fan-shaped and 60 cm high: nobody sits more than sixteen metres from the speaker.',
      ),
    },
    {
      icon: 'projector',
      title: w('Écran de 8 m', '8 m screen'),
      text: w(
        'Deux projecteurs, régie au balcon, quatre cabines d’interprètes à demeure.',
        'Two projectors, control in the gallery, four permanent interpreters’ booths.',
      ),
    },
    {
      icon: 'plane',
      title: w('Un car toutes les heures', 'A coach every hour'),
      text: w(
        'De l’aéroport de Nice au jardin, à votre nom, à partir de trente participants.',
        'From Nice airport to the garden, under your name, from thirty delegates.',
      ),
    },
    {
      icon: 'leaf',
      title: w('Zéro badge en plastique', 'No plastic badges'),
      text: w(
        'Noms sur carton semé de basilic ; à planter en rentrant.',
        'Names on card sown with basil, to be planted at home.',
      ),
    },
  ],
  incentives: [
    {
      picture: 'activite-sortie-aux-iles',
      name: w('Régate de canots', 'Launch race'),
      text: w(
        'Six équipages, deux bouées, une île. L’arrivée se juge au fort, à table.',
        'Six crews, two buoys, one island. The finish is judged at the fort, over lunch.',
      ),
    },
    {
      picture: 'activite-marche-forville',
      name: w('Dix euros par panier', 'Ten euros a basket'),
      text: w(
        'Chaque équipe achète à Forville, cuisine avec la brigade et défend son plat.',
        'Each team shops at Forville, cooks with the brigade and defends its dish.',
      ),
    },
    {
      picture: 'casino-cannes-les-palmiers',
      name: w('Pas de deux mille', 'Steps for beginners'),
      text: w(
        'Une leçon de flamenco dans la salle des Palmiers ; le directeur est souvent le plus mauvais.',
        'A flamenco lesson in the Salle des Palmiers; the managing director is often the worst.',
      ),
    },
  ],
  questions: [
    {
      question: w('Quels mois éviter pour réunir une équipe à Cannes ?', 'Which months should a team avoid in Cannes?'),
      answer: w(
        'Mai et la deuxième quinzaine de juin, où tout double. Janvier et novembre ont nos meilleurs prix et quinze degrés à midi.',
        'May and the second half of June, when everything doubles. January and November have our best rates, and fifteen degrees at noon.',
      ),
    },
    {
      question: w('Peut-on faire entrer une voiture dans l’Orangerie ?', 'Can a car be driven into the Orangerie?'),
      answer: w(
        'Oui, jusqu’à 3,5 tonnes, par la rue arrière, avant 9 h. Le sol porte 500 kg par mètre carré ailleurs que sur la scène.',
        'Yes, up to 3.5 tonnes, from the back street before 9 am. Away from the stage the floor bears 500 kg a square metre.',
      ),
    },
    {
      question: w('Quand confirmer le nombre de participants ?', 'When must we confirm numbers?'),
      answer: w(
        'Douze jours avant, à cinq personnes près. Au-delà, seuls les repas déjà commandés sont dus.',
        'Twelve days before, give or take five people. After that only meals already ordered are charged.',
      ),
    },
  ],
}
