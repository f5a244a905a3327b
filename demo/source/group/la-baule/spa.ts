import { w } from '../../kit/words.ts'
import type { Spa } from '../../model/places.ts'

export const thalassoLaBaie: Spa = {
  slug: 'thalasso-la-baie',
  name: 'Thalasso La Baie',
  town: 'la-baule',
  street: '10, esplanade des Pins-Penchés',
  postalCode: '44500',
  latitude: 47.2844,
  longitude: -2.3976,
  phone: '02 61 91 00 58',
  email: 'thalasso@barriere.example',
  hotel: 'la-baie-doree',
  area: 2100,
  cabins: 22,
  price: 46,
  teaser: w(
    'L’Atlantique à 33 °C, vingt-deux cabines, des algues du Croisic et un médecin qui raye ce qui ne vous va pas.',
    'The Atlantic at 33 °C, twenty-two rooms, Croisic seaweed and a doctor who crosses out what does not suit you.',
  ),
  lead: w('La mer, moins les vagues, plus treize degrés.', 'The sea, minus the waves, plus thirteen degrees.'),
  seo: {
    title: w('Thalasso La Baie, soins d’eau de mer à La Baule', 'Thalasso La Baie, sea-water cures in La Baule'),
    description: w(
      'Bassin d’eau de mer à 33 °C, jets, algues et modelages à La Baule : demi-journée à 74 €, cures de six jours, suivi médical. Ouvert de 9 h à 20 h.',
      'Sea-water pool at 33 °C, jets, seaweed and massage in La Baule: half a day at €74, six-day cures, medical checks. Open from 9 am to 8 pm.',
    ),
  },
  story: {
    title: w('L’eau fait neuf cents mètres pour vous', 'The water travels nine hundred metres for you'),
    text: w(
      `Elle entre par une conduite posée au large, sous le niveau des plus basses mers, deux fois par jour. On la filtre, on la chauffe, on ne lui ajoute rien. À 33 °C, on flotte sans y penser ; le cœur ralentit au bout de douze minutes.

Vingt-deux cabines donnent sur un patio de pins. Les algues brunes sont coupées au Croisic aux grandes marées, broyées le lendemain et appliquées tièdes. L'odeur surprend, puis elle manque.

La cure dure six jours, quatre soins par matinée, après une visite médicale de vingt minutes. On vient aussi pour une demi-journée à 74 €, ou en voisin, depuis [La Baie dorée](story:hotels/la-baie-doree), par la galerie où l'on croise des inconnus en peignoir qui se disent bonjour.`,
      `It comes in by a pipe laid offshore, below the lowest tides, twice a day. It is filtered and heated, and nothing is added. At 33 °C you float without thinking; the heart slows after twelve minutes.

Twenty-two treatment rooms look onto a courtyard of pines. Brown seaweed is cut at Le Croisic on the spring tides, milled the next day and spread on warm. The smell is a surprise; later you miss it.

A cure takes six days, four treatments a morning, after twenty minutes with a doctor. You may also come for half a day at €74, or as a neighbour from [La Baie dorée](story:hotels/la-baie-doree), along the gallery where strangers in dressing gowns say good morning.`,
    ),
  },
  treatments: [
    {
      name: w('Enveloppement d’algues brunes', 'Brown seaweed wrap'),
      text: w(
        'Tiède, épais, sous une couverture. On en sort vert, on se rince, on dort.',
        'Warm, thick, under a blanket. You emerge green, rinse off and sleep.',
      ),
      minutes: 25,
      price: 58,
    },
    {
      name: w('Gommage au sel gris', 'Grey salt scrub'),
      text: w(
        'Sel fin de Guérande et huile de tournesol, puis une affusion.',
        'Fine Guérande salt and sunflower oil, then a warm rain of sea water.',
      ),
      minutes: 30,
      price: 62,
    },
    {
      name: w('Douche à jet', 'Jet shower'),
      text: w(
        'Quatre mètres, trois bars, une praticienne qui vise juste.',
        'Four metres, three bars and a therapist with a good aim.',
      ),
      minutes: 15,
      price: 46,
    },
    {
      name: w('Dos de barreur', 'Helmsman’s back'),
      text: w(
        'Nuque, épaules, lombaires, pour ceux qui ont tenu la barre ou le volant.',
        'Neck, shoulders and lower back, for those who held a tiller or a steering wheel.',
      ),
      minutes: 50,
      price: 98,
    },
    {
      name: w('Bain pour deux', 'Bath for two'),
      text: w(
        'Deux baignoires, cent quarante jets, le patio pour paravent.',
        'Two tubs, a hundred and forty jets and the courtyard for a screen.',
      ),
      minutes: 20,
      price: 84,
    },
  ],
  points: [
    {
      icon: 'thermometer',
      title: w('33 °C toute l’année', '33 °C all year'),
      text: w(
        'Un bassin de 320 m² sous verrière, nage à contre-courant et couloir de marche.',
        'A 320 m² pool under glass, with a swimming current and a walking lane.',
      ),
    },
    {
      icon: 'heart-pulse',
      title: w('Deux médecins', 'Two doctors'),
      text: w(
        'Présents du dimanche au vendredi, ils reçoivent chaque curiste le premier soir.',
        'On duty from Sunday to Friday, they see every cure guest on the first evening.',
      ),
    },
    {
      icon: 'flame',
      title: w('Sauna sur les pins', 'Sauna in the pines'),
      text: w(
        'À 82 °C, une fenêtre ronde, un tronc en face et un seau d’eau de mer.',
        'At 82 °C, with a round window, a tree trunk opposite and a bucket of sea water.',
      ),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Soins', 'Treatments'),
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '09:00',
        closes: '20:00',
      },
    ],
    specialDays: [{ days: 22, label: w('Vidange des bassins', 'The pools are drained') }],
    note: w(
      'Les enfants nagent le mercredi et le dimanche, de 14 h à 16 h, bonnet sur la tête.',
      'Children swim on Wednesday and Sunday, 2 to 4 pm, in a bathing cap.',
    ),
  },
  questions: [
    {
      question: w('Faut-il un certificat médical ?', 'Do I need a medical certificate?'),
      answer: w(
        'Pas pour le bassin ni les modelages. Pour une cure, notre médecin suffit ; après une opération récente, apportez l’avis du vôtre.',
        'Not for the pool or massage. For a cure our doctor is enough; after recent surgery, bring a note from your own.',
      ),
    },
    {
      question: w('Que dois-je apporter ?', 'What should I bring?'),
      answer: w(
        'Deux maillots, pour que l’un sèche. Peignoir, sandales et serviettes sont prêtés.',
        'Two swimming costumes, so that one can dry. Robe, sandals and towels are lent.',
      ),
    },
    {
      question: w('Les femmes enceintes sont-elles reçues ?', 'Can I come if I am pregnant?'),
      answer: w(
        'Oui, du quatrième au septième mois, avec cinq soins faits pour elles et une eau à 31 °C dans le petit bassin.',
        'Yes, from the fourth to the seventh month, with five treatments made for you and water at 31 °C in the small pool.',
      ),
    },
  ],
}
