import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const laCriee: Restaurant = {
  slug: 'la-criee',
  name: 'La Criée',
  town: 'deauville',
  street: '2, promenade des Cabines',
  postalCode: '14800',
  latitude: 49.3636,
  longitude: 0.0704,
  phone: '02 61 91 00 27',
  email: 'criee@barriere.example',
  cuisine: w('Poissons et fruits de mer', 'Fish and seafood'),
  category: 'seafood',
  price: 34,
  provider: 'thefork',
  bookingId: '7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73',
  hotel: 'les-colombages',
  teaser: w(
    'Le poisson du matin, grillé au bois de pommier, à dix mètres des Planches.',
    'The morning’s fish grilled over apple wood, ten metres from the boardwalk.',
  ),
  lead: w(
    'Sole, turbot, barbue : la carte s’écrit à dix heures, au retour du port.',
    'Sole, turbot, brill: the menu is written at ten, back from the harbour.',
  ),
  seo: {
    title: w('La Criée, restaurant de poisson à Deauville', 'La Criée, fish restaurant in Deauville'),
    description: w(
      'Sole, turbot et huîtres d’Isigny face à la plage de Deauville. Menu du déjeuner à 34 €, terrasse de 60 places, service jusqu’à 22 h 30.',
      'Sole, turbot and Isigny oysters facing Deauville beach. Lunch menu at €34, a 60-seat terrace, last orders at 10.30 pm.',
    ),
  },
  story: {
    title: w(
      'La sole débarque à dix heures, l’assiette suit à treize',
      'The sole lands at ten and is on your plate by one',
    ),
    text: w(
      `Maud Lecesne achète à deux bateaux, le Petit-Louis et la Marie-Jeanne. S’ils ne sortent pas, on sert des légumes et des coquillages, et personne ne fait semblant.

Le gril brûle du pommier, ce qui reste des vergers taillés en février. Le poisson entier y passe sept minutes, sans sauce et presque sans sel ; le citron et le beurre d’Isigny viennent à part.

La salle compte 44 couverts, la terrasse 60. Par vent d’ouest, on descend les bâches et on monte les couvertures. Des [Colombages](story:hotels/les-colombages), on vient en chaussons, paraît-il.`,
      `Maud Lecesne buys from two boats, the Petit-Louis and the Marie-Jeanne. When they stay in, we serve vegetables and shellfish, and nobody pretends otherwise.

The grill burns apple wood, from orchards pruned in February. Whole fish take seven minutes over it, with no sauce and hardly any salt; lemon and Isigny butter come on the side.

There are 44 covers inside and 60 on the terrace. In a westerly, the awnings come down and the blankets come out. From [Les Colombages](story:hotels/les-colombages), some are said to come in their slippers.`,
    ),
  },
  dishes: [
    {
      name: w('Six huîtres d’Isigny n° 3', 'Six Isigny oysters, size 3'),
      text: w(
        'Ouvertes devant vous, pain de seigle, beurre cru.',
        'Opened in front of you, with rye bread and raw butter.',
      ),
      price: 19,
    },
    {
      name: w('Maquereau mariné, pomme verte', 'Marinated mackerel, green apple'),
      text: w(
        'Une heure au cidre, raifort, herbes de la dune.',
        'An hour in cider, horseradish, herbs from the dunes.',
      ),
      price: 16,
    },
    {
      name: w('Sole meunière, 400 g', 'Sole meunière, 400 g'),
      text: w('Levée à table si vous hésitez devant les arêtes.', 'Filleted at the table if the bones alarm you.'),
      price: 46,
    },
    {
      name: w('Teurgoule et son caramel', 'Teurgoule rice pudding, caramel'),
      text: w(
        'Riz, lait, cannelle, cinq heures de four et une croûte à casser.',
        'Rice, milk, cinnamon, five hours in the oven and a crust to crack.',
      ),
      price: 11,
    },
  ],
  hours: {
    periods: [
      {
        label: w('Déjeuner en semaine', 'Weekday lunch'),
        days: ['wed', 'thu', 'fri'],
        opens: '12:00',
        closes: '14:30',
      },
      { label: w('Déjeuner du week-end', 'Weekend lunch'), days: ['sat', 'sun'], opens: '12:00', closes: '15:00' },
      { label: w('Dîner', 'Dinner'), days: ['wed', 'thu', 'fri', 'sat', 'sun'], opens: '18:30', closes: '22:30' },
    ],
    specialDays: [{ days: 9, label: w('Soirée du port, sur invitation', 'Harbour evening, by invitation') }],
    note: w(
      'Fermé le lundi et le mardi, quand les bateaux se reposent, et trois semaines en janvier.',
      'Closed on Monday and Tuesday, when the boats rest, and for three weeks in January.',
    ),
  },
  info: {
    dress: w('Sans cravate, mais avec une chemise', 'No tie needed; a shirt is'),
    access: w('De plain-pied depuis les Planches', 'Step-free from the boardwalk'),
    payment: w('Cartes, espèces, titres-restaurant', 'Cards, cash, meal vouchers'),
    terrace: w('60 places ; poussettes et chiens admis', '60 seats; pushchairs and dogs welcome'),
  },
  quote: {
    text: w(
      'Je n’écris pas la carte. Je la recopie, le port me la dicte.',
      'I don’t write the menu. The harbour dictates and I take it down.',
    ),
    author: w('Maud Lecesne, cheffe de La Criée', 'Maud Lecesne, head chef at La Criée'),
  },
  questions: [
    {
      question: w('Faut-il réserver à La Criée ?', 'Do I need to book at La Criée?'),
      answer: w(
        'Le week-end, oui, et trois jours à l’avance en août. En semaine, la moitié de la terrasse reste libre pour les passants.',
        'At weekends, yes, and three days ahead in August. On weekdays half the terrace is kept for passers-by.',
      ),
    },
    {
      question: w('Combien de temps gardez-vous la table ?', 'How long do you hold a table?'),
      answer: w(
        'Quinze minutes. Un appel suffit pour en gagner quinze de plus.',
        'Fifteen minutes. One call buys you fifteen more.',
      ),
    },
    {
      question: w(
        'Y a-t-il un plat pour qui ne mange pas de poisson ?',
        'Is there a dish for those who do not eat fish?',
      ),
      answer: w(
        'Deux chaque jour, l’un de légumes, l’autre de volaille d’Auge.',
        'Two every day, one of vegetables, one of Auge chicken.',
      ),
    },
  ],
}
