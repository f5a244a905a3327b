import { w } from '../../kit/words.ts'
import type { Seminar } from '../../model/places.ts'

export const salonImperatrice: Seminar = {
  slug: 'salon-imperatrice',
  name: 'Salon Impératrice',
  town: 'biarritz',
  street: '2, avenue de l’Éperon',
  postalCode: '64200',
  latitude: 43.4862,
  longitude: -1.5557,
  phone: '05 36 49 10 60',
  email: 'seminaires-eperon@barriere.example',
  hotel: 'l-eperon',
  teaser: w(
    'Trois salles au bord du vide, la plus grande pour 180 personnes, et une pause-café qui sent la mer.',
    'Three rooms at the edge of the rock, the largest for 180 people, and coffee breaks that smell of the sea.',
  ),
  lead: w(
    'Une salle de bal de 1893, deux salons d’angle, et des rideaux pour ceux que les vagues distraient.',
    'A ballroom of 1893, two corner rooms, and curtains for those whom the waves distract.',
  ),
  seo: {
    title: w('Salon Impératrice, séminaires à Biarritz', 'Salon Impératrice, meetings in Biarritz'),
    description: w(
      'Trois salles de 42 à 210 m² à l’hôtel L’Éperon, Biarritz : lumière du jour, régie comprise, 142 chambres sur place et le surf pour l’équipe.',
      'Three rooms from 42 to 210 m² at L’Éperon, Biarritz: daylight, technician included, 142 bedrooms upstairs and surfing for the team.',
    ),
  },
  story: {
    title: w('On y a dansé, on y décide', 'Once for dancing, now for deciding'),
    text: w(
      `La salle de bal a gardé son parquet de chêne et sa tribune d’orchestre, d’où le régisseur pilote maintenant l’image et le son. Quatre portes-fenêtres s’ouvrent sur la terrasse : le café s’y prend dehors dix mois sur douze.

Deux salons d’angle servent aux groupes de travail. Ils portent le nom des vents peints dans le vestibule, et leurs murs s’écrivent à la craie.

La journée d’étude coûte 98 € par personne, déjeuner de [La Rhune](story:restaurants/la-rhune) compris. Avec une nuit, comptez 310 €.`,
      `The ballroom has kept its oak floor and its musicians’ gallery, where a technician now runs sound and pictures. Four French windows open onto the terrace: coffee is taken outside ten months of the year.

Two corner rooms serve for smaller groups. They are named after the winds painted in the hall, and you may write on their walls in chalk.

A day costs €98 a person, with lunch from [La Rhune](story:restaurants/la-rhune). With a night, allow €310.`,
    ),
  },
  halls: [
    {
      name: 'Impératrice',
      area: 210,
      height: 5.2,
      daylight: true,
      seats: { theatre: 180, classroom: 100, uShape: 54, banquet: 140, cocktail: 220 },
    },
    {
      name: 'Galerne',
      area: 64,
      height: 3.4,
      daylight: true,
      seats: { theatre: 50, classroom: 30, uShape: 22, boardroom: 20, cocktail: 55 },
    },
    { name: 'Enbata', area: 42, height: 3.4, daylight: true, seats: { theatre: 32, uShape: 16, boardroom: 14 } },
  ],
  points: [
    {
      icon: 'projector',
      title: w('Régie comprise', 'Technician included'),
      text: w(
        'Deux écrans de 4 m, quatre micros sans fil, une personne pour tout brancher.',
        'Two 4 m screens, four cordless microphones, and someone to plug it all in.',
      ),
    },
    {
      icon: 'sun',
      title: w('Lumière du jour', 'Daylight'),
      text: w(
        'Dans les trois salles, occultée d’un bouton pour les projections.',
        'In all three rooms, and dark at the touch of a button.',
      ),
    },
    {
      icon: 'users',
      title: w('142 chambres au-dessus', '142 bedrooms upstairs'),
      text: w(
        'Vos participants montent se changer en deux minutes.',
        'Your delegates can go up and change in two minutes.',
      ),
    },
  ],
  incentives: [
    {
      picture: 'activite-ecole-de-surf',
      name: w('Tous debout', 'Everyone up'),
      text: w(
        'Deux heures de surf à vingt, un moniteur pour six, photos à l’apéritif.',
        'Two hours of surfing for twenty, one instructor to six, photographs over drinks.',
      ),
    },
    {
      picture: 'activite-atelier-chocolat',
      name: w('La tablette maison', 'The house bar'),
      text: w(
        'Chaque équipe invente sa tablette, son nom et son emballage.',
        'Each team invents a chocolate bar, its name and its wrapper.',
      ),
    },
    {
      picture: 'restaurant-le-port-vieux',
      name: w('Tournée des comptoirs', 'A round of the counters'),
      text: w(
        'Quatre bars à tapas entre les halles et la crique, à pied.',
        'Four tapas bars between the market and the cove, on foot.',
      ),
    },
  ],
  questions: [
    {
      question: w('Peut-on privatiser l’hôtel entier ?', 'Can we take over the whole hotel?'),
      answer: w(
        'De novembre à mars, à partir de 110 chambres et deux nuits. Écrivez-nous quatre mois à l’avance.',
        'From November to March, for at least 110 rooms and two nights. Write to us four months ahead.',
      ),
    },
    {
      question: w('Sous quel délai répondez-vous à un devis ?', 'How soon do you answer a request?'),
      answer: w(
        'En un jour ouvré, avec un plan de salle et un prix ferme pendant trois semaines.',
        'Within one working day, with a seating plan and a price that holds for three weeks.',
      ),
    },
  ],
}
