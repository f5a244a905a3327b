import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const lAmiral: Restaurant = {
  slug: 'l-amiral',
  name: 'L’Amiral',
  town: 'dinard',
  street: '2, rue des Marins',
  postalCode: '35800',
  latitude: 48.6311,
  longitude: -2.0531,
  phone: '02 61 91 05 24',
  email: 'amiral@barriere.example',
  cuisine: w('Poissons et coquillages', 'Fish and shellfish'),
  category: 'seafood',
  price: 34,
  provider: 'thefork',
  bookingId: 'e41b7a06-58c2-4d9f-b3a1-97f0c62d8e35',
  teaser: w(
    'Un coin de rue au-dessus du port, une carte écrite au retour des bateaux, et six tabourets pour les imprévoyants.',
    'A street corner above the harbour, a menu written when the boats are in, and six stools for the improvident.',
  ),
  lead: w('L’amiral n’a jamais existé. Son homard, si.', 'There never was an admiral. There is a lobster.'),
  seo: {
    title: w('L’Amiral, restaurant de poisson à Dinard', 'L’Amiral, fish restaurant in Dinard'),
    description: w(
      'Homard, saint-pierre et huîtres de Cancale au-dessus du port de Dinard. Menu à 34 €, terrasse de 20 places, six tabourets sans réservation.',
      'Lobster, John Dory and Cancale oysters above Dinard harbour. Menu at €34, a 20-seat terrace and six stools that cannot be booked.',
    ),
  },
  story: {
    title: w('Personne n’était officier', 'Nobody held a commission'),
    text: w(
      `Le fondateur, cuisinier sur un chalutier, se faisait appeler amiral par son mousse. Il a ouvert en 1958 avec douze chaises et une ardoise. L’ardoise a été agrandie deux fois, la casquette est sous verre.

Soizic Poudoulec écrit la carte à 10 h 30, quand l’*Aventurine* et le *Petit-Loup* ont accosté. Deux poissons, un homard en saison, une viande et des légumes pour ne fâcher personne. Le beurre blanc se monte à la commande et ne s’attend pas plus de sept minutes.

Les six tabourets du comptoir ne se réservent jamais. On s’y assied dans l’ordre d’arrivée, les coudes dans l’odeur du citron. Une fois sur deux, le voisin arrive de [La Roche Émeraude](story:hotels/la-roche-emeraude), les cheveux encore mouillés.`,
      `The founder, a cook on a trawler, had his cabin boy call him admiral. He opened in 1958 with twelve chairs and a slate. The slate has been made larger twice, and the cap is under glass.

Soizic Poudoulec writes the menu at 10.30 am, once the *Aventurine* and the *Petit-Loup* are alongside. Two fish, a lobster in season, one meat and one vegetable dish to keep the peace. The beurre blanc is whisked to order and waits seven minutes at most.

The six stools at the counter can never be booked. You sit in order of arrival, elbows in the smell of lemon. Half the time your neighbour has come from [La Roche Émeraude](story:hotels/la-roche-emeraude), hair still wet.`,
    ),
  },
  dishes: [
    {
      name: w('Six creuses de Cancale', 'Six Cancale oysters'),
      text: w(
        'Numéro trois, ouvertes devant vous, pain de seigle et beurre aux algues.',
        'Number threes, opened as you watch, with rye bread and seaweed butter.',
      ),
      price: 16,
    },
    {
      name: w('Araignée de mer décortiquée', 'Dressed spider crab'),
      text: w(
        'Tiède, dans sa carapace, mayonnaise à l’estragon. D’avril à juillet.',
        'Warm, in its shell, tarragon mayonnaise. April to July.',
      ),
      price: 22,
    },
    {
      name: w('Saint-pierre au beurre blanc', 'John Dory, beurre blanc'),
      text: w(
        'Pommes rattes, poireaux fondus, une cuillerée d’échalotes grises.',
        'Small potatoes, melted leeks, a spoonful of grey shallots.',
      ),
      price: 32,
    },
    {
      name: w('Far chaud aux pruneaux', 'Warm prune far'),
      text: w('Coupé au carré, doré à la poêle dans le beurre salé.', 'Cut square and browned in salted butter.'),
      price: 10,
    },
  ],
  hours: {
    periods: [
      { label: w('Midi', 'Lunch'), days: ['wed', 'thu', 'fri', 'sat', 'sun'], opens: '12:15', closes: '14:00' },
      { label: w('Soir', 'Dinner'), days: ['wed', 'thu', 'fri', 'sat', 'sun'], opens: '18:30', closes: '22:15' },
    ],
    specialDays: [
      {
        days: 9,
        label: w('Carénage de l’Aventurine : la mer est fermée', 'The Aventurine is being scraped: the sea is closed'),
      },
    ],
    note: w(
      'Lundi et mardi, les bateaux dorment et nous aussi. En août, service tous les soirs.',
      'On Monday and Tuesday the boats rest, and so do we. In August we serve every evening.',
    ),
  },
  info: {
    dress: w('Le ciré est admis, il y a un baquet', 'Oilskins welcome; there is a tub for them'),
    access: w('Une marche de 8 cm, rampe à demander', 'One 8 cm step; ask for the ramp'),
    payment: w('Cartes, espèces, titres-restaurant à midi', 'Cards, cash, luncheon vouchers at midday'),
    terrace: w('20 places au-dessus de la cale, abri de verre', '20 seats above the slipway behind glass'),
  },
  quote: {
    text: w(
      'Un poisson frais n’a besoin que d’une chose : qu’on ne l’explique pas trop.',
      'A fresh fish asks one thing only: not to be explained too much.',
    ),
    author: w('Soizic Poudoulec, cheffe de L’Amiral', 'Soizic Poudoulec, head chef at L’Amiral'),
  },
  questions: [
    {
      question: w('Comment avoir un tabouret au comptoir ?', 'How do I get a stool at the counter?'),
      answer: w(
        'En venant à 12 h 15 ou à 18 h 30 précises. Après, donnez votre prénom : on vous appelle sur le quai, en moyenne au bout de vingt-cinq minutes.',
        'Come at 12.15 or 6.30 pm sharp. After that leave your first name and we call you on the quay, usually within twenty-five minutes.',
      ),
    },
    {
      question: w('Et si l’un de nous n’aime pas le poisson ?', 'And if one of us does not like fish?'),
      answer: w(
        'Il y a chaque jour une viande et un plat de légumes, écrits à la craie jaune. Les enfants ont une galette complète, à 9 €.',
        'Each day there is one meat and one vegetable dish, chalked in yellow. Children can have a ham, egg and cheese galette for €9.',
      ),
    },
  ],
}
