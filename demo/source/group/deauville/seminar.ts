import { w } from '../../kit/words.ts'
import type { Seminar } from '../../model/places.ts'

export const salonDesPlanches: Seminar = {
  slug: 'salon-des-planches',
  name: 'Salon des Planches',
  town: 'deauville',
  street: '5, boulevard des Cabines',
  postalCode: '14800',
  latitude: 49.3635,
  longitude: 0.0712,
  phone: '02 61 91 00 60',
  email: 'seminaires-deauville@barriere.example',
  hotel: 'les-colombages',
  teaser: w(
    'Quatre salles face à la plage, la plus grande pour 240 personnes, et la mer à 60 m pour réfléchir.',
    'Four rooms facing the beach, the largest for 240 people, and the sea 60 m away for thinking.',
  ),
  lead: w(
    'L’ordre du jour tient sur une page. La plage, sur deux kilomètres.',
    'The agenda fits on one page. The beach takes two kilometres.',
  ),
  seo: {
    title: w('Salon des Planches, séminaires à Deauville', 'Salon des Planches, meetings in Deauville'),
    description: w(
      'Quatre salles de 38 à 260 m² aux Colombages, Deauville : lumière du jour, 271 chambres, gare à 800 m, deux heures de Paris. Dès 89 € la journée.',
      'Four rooms from 38 to 260 m² at Les Colombages, Deauville: daylight, 271 bedrooms, station 800 m away, two hours from Paris. From €89 a day.',
    ),
  },
  story: {
    title: w('Réunis à 10 h, pieds nus à 17 h', 'In session at ten, barefoot by five'),
    text: w(
      `La grande salle occupe l’ancien dancing. Le parquet est parti dans les suites, la boule à facettes est restée : elle se commande de la régie, et l’on s’en sert plus souvent qu’on ne l’avoue.

Trois salles plus petites portent des noms de vents d’ici. Noroît voit la mer, Suroît le jardin ; Galarne n’a pas de fenêtre, et c’est là que l’on vote.

Le train de 7 h 50 arrive à temps pour le café. La journée coûte 89 € par personne, déjeuner de [La Criée](story:restaurants/la-criee) ou de la verrière compris ; avec la nuit, comptez 295 €.`,
      `The main hall was once the dance hall. Its parquet has gone to the suites, the mirror ball has stayed: it is worked from the control booth, and more often than anyone admits.

Three smaller rooms are named after local winds. Noroît sees the sea, Suroît the garden; Galarne has no window, and that is where votes are taken.

The 7.50 am train arrives in time for coffee. A day costs €89 a person, with lunch at [La Criée](story:restaurants/la-criee) or under the glass roof; with a night, allow €295.`,
    ),
  },
  halls: [
    {
      name: 'Grand Salon',
      area: 260,
      height: 5.6,
      daylight: true,
      seats: { theatre: 240, classroom: 130, uShape: 60, banquet: 170, cocktail: 280 },
    },
    {
      name: 'Noroît',
      area: 82,
      height: 3.2,
      daylight: true,
      seats: { theatre: 70, classroom: 40, uShape: 28, boardroom: 26, banquet: 50, cocktail: 75 },
    },
    {
      name: 'Suroît',
      area: 56,
      height: 3.2,
      daylight: true,
      seats: { theatre: 45, classroom: 26, uShape: 20, boardroom: 18, cocktail: 50 },
    },
    { name: 'Galarne', area: 38, height: 2.9, daylight: false, seats: { theatre: 28, uShape: 14, boardroom: 14 } },
  ],
  points: [
    {
      icon: 'train-front',
      title: w('Sans voiture', 'No cars needed'),
      text: w(
        'Gare à 800 m ; un chariot monte les valises pendant la première réunion.',
        'Station 800 m away; a cart takes the cases during the first meeting.',
      ),
    },
    {
      icon: 'mic',
      title: w('Deux techniciens', 'Two technicians'),
      text: w(
        'Son, image, traduction en cabine pour deux langues, essai la veille.',
        'Sound, pictures, interpreters’ booth for two languages, a test the day before.',
      ),
    },
    {
      icon: 'users',
      title: w('271 chambres', '271 bedrooms'),
      text: w(
        'Un étage entier vous est gardé dès soixante nuits réservées.',
        'A whole floor is kept for you from sixty nights booked.',
      ),
    },
    {
      icon: 'coffee',
      title: w('Pauses au sablé', 'Shortbread breaks'),
      text: w(
        'À 10 h 30 et à 16 h, sorti du four, côté mer si le vent veut bien.',
        'At 10.30 am and 4 pm, from the oven, on the sea side if the wind agrees.',
      ),
    },
  ],
  incentives: [
    {
      picture: 'activite-promenade-a-cheval',
      name: w('En file indienne', 'Single file'),
      text: w(
        'Une heure à cheval sur la plage, par groupes de dix, casques et bottes prêtés.',
        'An hour on horseback along the beach in groups of ten, hats and boots lent.',
      ),
    },
    {
      picture: 'activite-golf-des-falaises',
      name: w('Neuf trous à quatre balles', 'Nine holes, four balls'),
      text: w(
        'Un joueur confirmé par équipe, trois qui apprennent, un seul score.',
        'One proper golfer in each team, three learners, a single score.',
      ),
    },
    {
      picture: 'restaurant-la-criee',
      name: w('À la criée', 'Under the hammer'),
      text: w(
        'On achète au port à la main levée, puis on cuisine ce qu’on a remporté.',
        'Bid for fish at the harbour, then cook what you have won.',
      ),
    },
  ],
  questions: [
    {
      question: w('Combien de temps gardez-vous une option ?', 'How long do you hold an option?'),
      answer: w(
        'Dix jours, sans acompte. En août et pendant les ventes de chevaux, quatre jours seulement.',
        'Ten days with no deposit. In August and during the horse sales, only four.',
      ),
    },
    {
      question: w('Le théâtre du casino se loue-t-il ?', 'Can we hire the casino theatre?'),
      answer: w(
        'Oui, du lundi au mercredi, pour 480 personnes assises. On y va à pied sec, par le passage couvert ; l’entrée des jeux reste fermée à votre groupe si vous le souhaitez.',
        'Yes, Monday to Wednesday, for 480 people seated. You walk over dry-shod by the covered way; the gaming rooms stay closed to your group if you prefer.',
      ),
    },
  ],
}
