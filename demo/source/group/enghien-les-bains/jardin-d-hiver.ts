import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const leJardinDHiver: Restaurant = {
  slug: 'le-jardin-d-hiver',
  name: 'Le Jardin d’Hiver',
  town: 'enghien-les-bains',
  street: '73, rue de la Jetée',
  postalCode: '95880',
  latitude: 48.9715,
  longitude: 2.3074,
  phone: '01 99 00 07 26',
  email: 'jardin-hiver@barriere.example',
  cuisine: w('Brasserie et pâtisserie', 'Brasserie and pâtisserie'),
  category: 'brasserie',
  price: 26,
  provider: 'thefork',
  bookingId: '90d3f1b8-26e7-4a5c-8b40-e8315c7ad962',
  hotel: 'le-pavillon-du-lac',
  teaser: w(
    'Sous la verrière de 1908, quatorze citronniers, des banquettes vertes et des gâteaux à 16 h, servis avec la recette.',
    'Under the glass roof of 1908, fourteen lemon trees, green banquettes and four o’clock cakes served with the recipe.',
  ),
  lead: w(
    'Il y fait 21 °C toute l’année. Les citronniers l’ont exigé.',
    'It is 21 °C all year round. The lemon trees insisted.',
  ),
  seo: {
    title: w('Le Jardin d’Hiver, brasserie à Enghien-les-Bains', 'Le Jardin d’Hiver, brasserie in Enghien-les-Bains'),
    description: w(
      'Brasserie sous verrière au Pavillon du Lac, Enghien : plat du jour, menu à 26 €, pâtisseries l’après-midi, brunch du dimanche à 38 €.',
      'A glass-roofed brasserie at Le Pavillon du Lac, Enghien: dish of the day, menu at €26, afternoon cakes and Sunday brunch at €38.',
    ),
  },
  story: {
    title: w('Échec, mat et mille-feuille', 'Check, mate and mille-feuille'),
    text: w(
      `La verrière compte 612 carreaux. Deux fuient, on sait lesquels, et l’on y a mis des fougères. Le reste de la salle appartient aux citronniers, qui passent l’été dehors, et aux joueurs d’échecs, qui n’y vont jamais.

Sacha Renouard fait une brasserie sans clin d’œil : poireaux vinaigrette, sole, pot-au-feu du jeudi. À 16 h, il quitte la cuisine pour le marbre. Son mille-feuille se monte à la commande ; il dure six minutes, pas davantage.

Six échiquiers restent sur les tables du fond. La maison offre le café au perdant. Le dimanche, le brunch suit l’heure de vos réveils au [Pavillon](story:hotels/le-pavillon-du-lac) : de 11 h à 15 h, sans deuxième service.`,
      `The roof has 612 panes. Two leak; we know which, and have put ferns beneath. The rest of the room belongs to the lemon trees, which summer outside, and to the chess players, who never do.

Sacha Renouard runs a brasserie without a wink: leeks vinaigrette, sole, Thursday’s pot-au-feu. At four he leaves the stove for the marble. His mille-feuille is put together to order and lasts six minutes, no longer.

Six chessboards are kept on the tables at the back. The house stands the loser a coffee. On Sunday, brunch keeps the hours of late risers at [Le Pavillon](story:hotels/le-pavillon-du-lac): 11 am to 3 pm, in one sitting.`,
    ),
  },
  dishes: [
    {
      name: w('Poireaux vinaigrette, œuf mimosa', 'Leeks vinaigrette, chopped egg'),
      text: w(
        'Tièdes, à la noisette, avec le vert, qui est le meilleur.',
        'Warm, with hazelnuts, and with the green, which is the best part.',
      ),
      price: 11,
    },
    {
      name: w('Pot-au-feu du jeudi', 'Thursday’s pot-au-feu'),
      text: w(
        'Trois viandes, l’os à moelle, cornichons et gros sel. Bouillon d’abord.',
        'Three meats, the marrow bone, gherkins and coarse salt. Broth first.',
      ),
      price: 24,
    },
    {
      name: w('Risotto au citron de la salle', 'Risotto with lemons from the room'),
      text: w(
        'Cueillis à un mètre de vous, avec des courgettes et du vieux parmesan.',
        'Picked a metre away, with courgettes and aged Parmesan.',
      ),
      price: 21,
    },
    {
      name: w('Mille-feuille minute', 'Mille-feuille, made to order'),
      text: w(
        'Feuilletage caramélisé, crème à la vanille. Mangez tout de suite.',
        'Caramelised pastry, vanilla cream. Eat at once.',
      ),
      price: 12,
    },
  ],
  hours: {
    periods: [
      {
        label: w('Lundi au samedi', 'Monday to Saturday'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
        opens: '12:00',
        closes: '23:00',
      },
      {
        label: w('Dimanche, brunch puis goûter', 'Sunday, brunch then cakes'),
        days: ['sun'],
        opens: '11:00',
        closes: '18:00',
      },
    ],
    specialDays: [
      {
        days: 17,
        label: w('On déplace les citronniers, pas de déjeuner', 'Lemon trees on the move, no lunch'),
        opens: '15:00',
        closes: '23:00',
      },
    ],
    note: w(
      'La cuisine chaude s’arrête entre 14 h 30 et 19 h ; les gâteaux prennent la place.',
      'No hot dishes between 2.30 and 7 pm; the cakes take over.',
    ),
  },
  info: {
    dress: w('Comme au jardin, sans les bottes', 'As for the garden, minus the boots'),
    access: w('De plain-pied par le hall, toilettes adaptées', 'Level access by the lobby, adapted toilets'),
    payment: w('Cartes, espèces, chèques-déjeuner', 'Cards, cash, French meal vouchers'),
    terrace: w('36 places au jardin, de mai à septembre', '36 garden seats, May to September'),
  },
  quote: {
    text: w(
      'Un mille-feuille qui attend devient un flan. Je préfère que ce soit le client qui attende.',
      'A mille-feuille that waits turns into a flan. I would sooner the customer waited.',
    ),
    author: w('Sacha Renouard, chef et pâtissier', 'Sacha Renouard, chef and pastry cook'),
  },
  questions: [
    {
      question: w('Faut-il réserver pour le goûter ?', 'Do I need to book for afternoon cakes?'),
      answer: w(
        'En semaine, non. Le samedi et le dimanche, appelez avant midi ; les tables à échiquier, elles, se prennent au premier arrivé.',
        'Not on weekdays. On Saturday and Sunday ring before noon; the chess tables go to whoever comes first.',
      ),
    },
    {
      question: w('Avez-vous un menu pour les enfants ?', 'Is there a children’s menu?'),
      answer: w(
        'Oui, à 13 € : coquillettes au jambon ou poisson du jour, glace, et un cavalier en chocolat que l’on peut manger ou jouer.',
        'Yes, at €13: pasta shells with ham or fish of the day, ice cream, and a chocolate knight to be eaten or played.',
      ),
    },
  ],
}
