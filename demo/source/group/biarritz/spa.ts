import { w } from '../../kit/words.ts'
import type { Spa } from '../../model/places.ts'

export const spaImperial: Spa = {
  slug: 'spa-imperial',
  name: 'Spa Impérial',
  town: 'biarritz',
  street: '2, avenue de l’Éperon',
  postalCode: '64200',
  latitude: 43.4865,
  longitude: -1.5557,
  phone: '05 36 49 10 40',
  email: 'spa-imperial@barriere.example',
  hotel: 'l-eperon',
  area: 1200,
  cabins: 11,
  price: 75,
  teaser: w(
    'Un tunnel à bateaux devenu bassin de 25 m, onze cabines et un sauna d’où l’on voit passer les planches.',
    'A boat tunnel turned 25 m pool, eleven treatment rooms and a sauna from which you watch the surfers pass.',
  ),
  lead: w(
    'Sous la voûte de 1867, l’eau est à 31 °C et le plafond ruisselle pour de bon.',
    'Under the vault of 1867 the water is at 31 °C and the ceiling really does drip.',
  ),
  seo: {
    title: w('Spa Impérial, bassin et soins marins à Biarritz', 'Spa Impérial, pool and sea treatments in Biarritz'),
    description: w(
      '1 200 m² creusés dans le rocher de L’Éperon : bassin d’eau de mer, hammam, onze cabines, soins aux algues et au sel de Salies. Dès 75 €.',
      '1,200 m² cut into the rock of L’Éperon: sea-water pool, hammam, eleven rooms, seaweed and Salies salt treatments. From €75.',
    ),
  },
  story: {
    title: w('Là où l’on rangeait les barques', 'Where the boats were kept'),
    text: w(
      `La propriétaire de la villa avait fait percer le rocher pour abriter deux canots. Il en reste une voûte de 25 m, noire et fraîche, que la mer remplit encore aux équinoxes. Le bassin suit l’ancien rail.

Les soins viennent d’à côté : sel des sources de Salies, algues rouges ramassées à Guéthary, huile de piment pour les épaules de surfeur. Un protocole leur est dédié ; il commence par les omoplates et finit par une tisane.

Les clients de [L’Éperon](story:hotels/l-eperon) descendent en peignoir par l’ascenseur de cuivre. Les voisins entrent par la plage.`,
      `The owner of the villa had the rock tunnelled to shelter two dinghies. What remains is a vault 25 m long, dark and cool, that the sea still fills at the equinoxes. The pool follows the old rail.

The treatments come from close by: salt from the springs at Salies, red seaweed gathered at Guéthary, chilli oil for surfers’ shoulders. Those have a treatment of their own, which begins at the shoulder blades and ends with a herbal tea.

Guests of [L’Éperon](story:hotels/l-eperon) come down by the copper lift in their robes. Neighbours come in from the beach.`,
    ),
  },
  treatments: [
    {
      name: w('Épaules de surfeur', 'Surfer’s shoulders'),
      text: w(
        'Dos, nuque et bras, huile tiède au piment doux. Mieux vaut avoir ramé.',
        'Back, neck and arms with warm sweet-pepper oil. Best if you have paddled first.',
      ),
      minutes: 40,
      price: 95,
    },
    {
      name: w('Enveloppement d’algues rouges', 'Red seaweed wrap'),
      text: w(
        'Vingt minutes au chaud dans une boue rose, puis une douche de mer.',
        'Twenty warm minutes in pink mud, then a sea-water shower.',
      ),
      minutes: 50,
      price: 110,
    },
    {
      name: w('Gommage au sel de Salies', 'Salies salt scrub'),
      text: w(
        'Un sel dix fois plus dense que celui de l’océan, fondu dans l’huile de tournesol.',
        'A salt ten times stronger than the ocean’s, melted into sunflower oil.',
      ),
      minutes: 30,
      price: 75,
    },
    {
      name: w('Le grand tour du rocher', 'Round the rock'),
      text: w(
        'Bain, gommage, modelage et visage, une collation entre les deux derniers.',
        'Bath, scrub, massage and facial, with a light meal before the last.',
      ),
      minutes: 150,
      price: 265,
    },
  ],
  points: [
    {
      icon: 'waves',
      title: w('25 m sous la voûte', '25 m under the vault'),
      text: w(
        'Eau de mer filtrée, renouvelée à chaque marée de vives-eaux.',
        'Filtered sea water, changed on every spring tide.',
      ),
    },
    {
      icon: 'flame',
      title: w('Sauna avec vue', 'Sauna with a view'),
      text: w(
        '85 °C, une vitre de trois mètres, et le pic du Rocher en face.',
        '85 °C, three metres of glass, and the Rock straight ahead.',
      ),
    },
    {
      icon: 'leaf',
      title: w('Plantes du pays', 'Plants of the country'),
      text: w(
        'Fougère, romarin, bourgeons de chêne : douze bocaux en vitrine.',
        'Fern, rosemary, oak buds: twelve jars on the shelf.',
      ),
    },
    {
      icon: 'moon',
      title: w('L’heure des planches', 'The boards’ hour'),
      text: w(
        'Le dimanche jusqu’à 22 h 30 : 38 € après 19 h, planche et combinaison mises à sécher.',
        'Sundays until 10.30 pm: €38 after 7 pm, board and wetsuit hung up to dry.',
      ),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Lundi au samedi', 'Monday to Saturday'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
        opens: '09:00',
        closes: '20:30',
      },
      {
        label: w('Dimanche, l’heure des planches', 'Sunday, the boards’ hour'),
        days: ['sun'],
        opens: '09:00',
        closes: '22:30',
      },
    ],
    specialDays: [
      { days: 15, label: w('Vidange du bassin', 'Pool drained and cleaned'), opens: '14:00', closes: '20:30' },
    ],
    note: w(
      'Enfants admis au bassin de 10 h à 12 h, avec un adulte.',
      'Children may use the pool from 10 am to noon, with an adult.',
    ),
  },
  questions: [
    {
      question: w('Peut-on entrer au spa sans soin ?', 'May I visit the spa without a treatment?'),
      answer: w(
        'Oui : 55 € les trois heures de bassin, sauna et hammam, serviette fournie. Sur réservation le week-end.',
        'Yes: three hours of pool, sauna and hammam cost €55, towel included. Book ahead at weekends.',
      ),
    },
    {
      question: w('Que faut-il apporter au Spa Impérial ?', 'What should I bring to the Spa Impérial?'),
      answer: w(
        'Un maillot. Peignoir, sandales et bonnet vous attendent dans le casier ; l’eau à boire aussi.',
        'A swimming costume. Robe, sandals, cap and drinking water are in your locker.',
      ),
    },
    {
      question: w('Les soins conviennent-ils aux femmes enceintes ?', 'Are treatments suitable during pregnancy?'),
      answer: w(
        'À partir du quatrième mois, un modelage de 45 minutes leur est réservé. Hammam et sauna sont déconseillés.',
        'From the fourth month there is a special 45-minute massage. The hammam and sauna are best avoided.',
      ),
    },
  ],
}
