import { w } from '../../kit/words.ts'
import type { Casino } from '../../model/places.ts'

export const casino: Casino = {
  slug: 'la-baule',
  trigram: 'LBA',
  name: w('Casino de La Baule', 'La Baule casino'),
  town: 'la-baule',
  street: '6, allée des Tamaris',
  postalCode: '44500',
  latitude: 47.2843,
  longitude: -2.3927,
  phone: '02 61 91 00 52',
  email: 'casino-labaule@barriere.example',
  tables: 10,
  machines: 165,
  teaser: w(
    'Dix tables, 165 machines, un théâtre et un cabaret à lampes, à cent pas de la plage.',
    'Ten tables, 165 machines, a theatre and a lamplit cabaret, a hundred steps from the beach.',
  ),
  lead: w(
    'Le sable s’arrête au paillasson. Le reste de la soirée est dedans.',
    'The sand stops at the doormat. The rest of the evening is inside.',
  ),
  seo: {
    title: w('Casino de La Baule : jeux, théâtre et cabaret', 'La Baule casino: gaming, theatre and cabaret'),
    description: w(
      'Roulette, black-jack et 165 machines à La Baule, tous les jours dès 10 h ; revue au cabaret le vendredi. Jeux réservés aux plus de 18 ans.',
      'Roulette, blackjack and 165 machines in La Baule, daily from 10 am; a cabaret revue on Fridays. Gaming is for 18 and over.',
    ),
  },
  story: {
    title: w('Des chaises longues aux lampes de table', 'From deckchairs to table lamps'),
    text: w(
      `Le bâtiment est long, bas et blanc, parce qu'en 1930 on voulait encore voir la mer par-dessus. Côté plage, un bar en demi-lune ; côté ville, les salles de jeux, derrière une porte que l'on passe papiers en main.

Le théâtre a ses 390 places et son entrée à part, ouverte dès 10 h. Le cabaret, lui, se joue à table : quarante lampes, quarante nappes et un escalier de dix-neuf marches. [La revue](story:spectacles/le-cabaret-des-vagues) s'y donne le vendredi.

On vient ici dépenser une somme choisie d'avance, jamais pour en gagner une. L'accueil aide à tenir ce choix : plafond, pause, interdiction volontaire, en toute discrétion.`,
      `The building is long, low and white, because in 1930 people still wished to see the sea over it. On the beach side there is a half-moon bar; on the town side the gaming rooms, through a door where papers are shown.

The theatre has 390 seats and an entrance of its own, open from 10 am. The cabaret is played to tables: forty lamps, forty cloths and a staircase of nineteen steps. [The revue](story:spectacles/le-cabaret-des-vagues) is on Fridays.

Come to spend a sum chosen beforehand, never to earn one. The front desk helps you keep to it: a ceiling, a pause or self-exclusion, arranged in private.`,
    ),
  },
  games: [
    {
      game: 'roulette',
      text: w(
        'Cinq tables, dont une d’initiation jusqu’à 19 h où l’on joue avec des jetons sans valeur.',
        'Five tables, one for beginners until 7 pm, played with chips worth nothing.',
      ),
      stake: 2,
      tables: 5,
      opens: w('Dès 15 h', 'From 3 pm'),
    },
    {
      game: 'black-jack',
      text: w(
        'Quatre tables de sept places. Le croupier tire à seize, s’arrête à dix-sept, et le redit volontiers.',
        'Four tables for seven. The dealer draws on sixteen, stands on seventeen, and is happy to repeat it.',
      ),
      stake: 5,
      tables: 4,
      opens: w('Dès 18 h', 'From 6 pm'),
    },
    {
      game: 'poker',
      text: w(
        'Une table en cercle privé, le jeudi et le dimanche, neuf joueurs inscrits.',
        'A single private table on Thursday and Sunday, nine players by name.',
      ),
      stake: 5,
      tables: 1,
      opens: w('Jeudi et dimanche, 20 h 30', 'Thursday and Sunday, 8.30 pm'),
    },
    {
      game: 'machines',
      text: w(
        '165 machines, de l’eau fraîche à volonté et une horloge au-dessus de chaque allée.',
        '165 machines, cold water at no charge and a clock above every aisle.',
      ),
      stake: 0.02,
      opens: w('Tous les jours dès 10 h', 'Daily from 10 am'),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Dimanche à jeudi', 'Sunday to Thursday'),
        days: ['sun', 'mon', 'tue', 'wed', 'thu'],
        opens: '10:00',
        closes: '02:00',
      },
      { label: w('Vendredi et samedi', 'Friday and Saturday'), days: ['fri', 'sat'], opens: '10:00', closes: '04:00' },
    ],
    note: w(
      'Salles de jeux dès 18 ans, identité contrôlée à la porte. Les guichets du théâtre ferment à 19 h.',
      'Gaming rooms from 18, identity checked at the door. The theatre box office closes at 7 pm.',
    ),
  },
  timeline: {
    title: w('Du kiosque au cabaret', 'From bandstand to cabaret'),
    years: [
      {
        year: '1902',
        title: w('Un kiosque sur la dune', 'A bandstand on the dune'),
        text: w(
          'Un violon, deux tables de petits chevaux et du sable dans les engrenages.',
          'A violin, two petits-chevaux tables and sand in the works.',
        ),
      },
      {
        year: '1930',
        title: w('Long, bas, blanc', 'Long, low, white'),
        text: w(
          'Des terrasses rondes, une galerie couverte et un bar en demi-lune : l’architecte rêvait d’Amérique.',
          'Rounded terraces, a covered walk and a half-moon bar: the architect dreamt of America.',
        ),
      },
      {
        year: '1959',
        title: w('La revue', 'The revue'),
        text: w(
          'Huit danseuses descendent pour la première fois les dix-neuf marches. Six arrivent.',
          'Eight dancers come down the nineteen steps for the first time. Six arrive.',
        ),
      },
      {
        year: '1991',
        title: w('Les machines entrent', 'The machines arrive'),
        text: w(
          'Elles prennent la place de la salle de bridge, dont les joueurs se plaignent encore.',
          'They take over the bridge room, whose players are still complaining.',
        ),
      },
    ],
  },
  questions: [
    {
      question: w('Quels papiers acceptez-vous ?', 'Which papers do you accept?'),
      answer: w(
        'Une carte d’identité, un passeport ou un titre de séjour valable, l’original et non la photo. Les moins de 18 ans ne passent pas la porte des jeux.',
        'A valid identity card, passport or residence permit, the original and not a photograph. Nobody under 18 passes the gaming door.',
      ),
    },
    {
      question: w('Vient-on en tenue de plage ?', 'May I come in beachwear?'),
      answer: w(
        'Au bar de la demi-lune, jusqu’à 19 h. Aux tables, des chaussures fermées et une manche.',
        'To the half-moon bar, until 7 pm. At the tables, closed shoes and sleeves.',
      ),
    },
    {
      question: w('Un proche joue trop, que puis-je faire ?', 'Someone close to me plays too much: what can I do?'),
      answer: w(
        'Parlez-en à l’accueil ou appelez une ligne d’aide : [les adresses sont ici](story:jeu-responsable). Seul le joueur peut demander son exclusion, mais nous savons comment l’aborder.',
        'Speak to the desk or call a helpline: [the addresses are here](story:jeu-responsable). Only players may exclude themselves, but we know how to raise it.',
      ),
    },
  ],
}
