import { type BlockSource, block } from '../kit/block.ts'
import { story } from '../kit/link.ts'
import { type StorySource, storyAt } from '../kit/story.ts'
import { type Words, w } from '../kit/words.ts'
import { type Band, LEVELS, crumbs, questions } from '../build/common.ts'

interface Index {
  readonly level: keyof typeof LEVELS
  readonly slugEn?: string
  readonly title: Words
  readonly lead: Words
  readonly seoTitle: Words
  readonly seoDescription: Words
  readonly picture: string
  readonly mobile?: string
  readonly band: Band
  readonly theme?: 'paper' | 'night'
  /** Rooms can be booked from here. */
  readonly booking?: true
  readonly body: readonly BlockSource[]
}

/** The page of a folder: what is in it, and how to choose. */
const indexStory = ({
  level,
  slugEn,
  title,
  lead,
  seoTitle,
  seoDescription,
  picture,
  mobile,
  band,
  theme,
  booking,
  body,
}: Index): StorySource =>
  storyAt(
    { path: LEVELS[level].path, name: LEVELS[level].label, startpage: true, ...(slugEn ? { slugEn } : {}) },
    'page',
    {
      title,
      teaser: lead,
      image: picture,
      theme,
      seo_title: seoTitle,
      seo_description: seoDescription,
      body: [
        block('hero', {
          title,
          lead,
          image: picture,
          image_mobile: mobile,
          band,
          height: 'half',
          ...(booking ? { booking } : {}),
        }),
        crumbs(LEVELS[level].label),
        ...body,
      ],
    },
  )

export const INDEXES: readonly StorySource[] = [
  indexStory({
    level: 'destinations',
    title: w('Huit villes', 'Eight towns'),
    lead: w(
      'Sept rivages, un lac et une montagne : choisissez le paysage, la maison suivra.',
      'Seven shores, a lake and a mountain: choose the view, the house will follow.',
    ),
    seoTitle: w('Destinations : mer, lac et montagne | Barrière', 'Destinations: sea, lake and mountain | Barrière'),
    seoDescription: w(
      'Deauville, Cannes, La Baule, Le Touquet, Dinard, Enghien-les-Bains, Biarritz, Courchevel : huit villes et leurs maisons.',
      'Deauville, Cannes, La Baule, Le Touquet, Dinard, Enghien-les-Bains, Biarritz, Courchevel: eight towns and their houses.',
    ),
    picture: 'ville-cannes',
    mobile: 'ville-cannes-mobile',
    band: 'petrole',
    booking: true,
    body: [
      block('cards', {
        eyebrow: w('Affiches', 'Posters'),
        title: w('Où le vent vous mène', 'Where the wind takes you'),
        look: 'poster',
        list_folder: 'destinations',
        list_type: 'destination',
      }),
    ],
  }),
  indexStory({
    level: 'hotels',
    title: w('Nos hôtels', 'Our hotels'),
    lead: w(
      'Dix maisons, de la villa de dix-neuf chambres au palace de la Croisette.',
      'Ten houses, from a villa with nineteen rooms to a palace on the Croisette.',
    ),
    seoTitle: w('Hôtels en bord de mer et à la montagne | Barrière', 'Seaside and mountain hotels | Barrière'),
    seoDescription: w(
      'Dix hôtels quatre et cinq étoiles en Normandie, en Bretagne, sur la Côte d’Azur, au Pays basque et en Savoie.',
      'Ten four- and five-star hotels in Normandy, Brittany, on the Riviera, in the Basque country and in the Alps.',
    ),
    picture: 'offre-trois-nuits-a-cannes',
    band: 'pins',
    booking: true,
    body: [
      block('cards', {
        eyebrow: w('Hôtels', 'Hotels'),
        title: w('Dix maisons ouvertes', 'Ten open houses'),
        list_folder: 'hotels',
        filters: true,
        list_type: 'hotel',
      }),
      block('search-box', {
        title: w('Trouver un hôtel, une chambre', 'Find a hotel, a room'),
        intro: w('Par ville, par étoiles, par envie, ou autour de vous.', 'By town, by stars, by mood, or around you.'),
        kinds: ['hotel', 'room'],
      }),
      block('collections', {
        eyebrow: w('Collections', 'Collections'),
        title: w('Par envie plutôt que par ville', 'By mood rather than by town'),
        list_folder: 'collections',
        tone: 'alternate',
      }),
    ],
  }),
  indexStory({
    level: 'casinos',
    title: w('Les casinos', 'The casinos'),
    lead: w(
      'Huit salles, de la Manche à la Méditerranée. Entrée réservée aux majeurs, pièce d’identité demandée.',
      'Eight houses, from the Channel to the Mediterranean. 18 and over; identity is checked.',
    ),
    seoTitle: w('Casinos : salles, tables et spectacles | Barrière', 'Casinos: rooms, tables and shows | Barrière'),
    seoDescription: w(
      'Huit casinos en bord de mer et de lac : roulette, black-jack, poker, machines, théâtres et restaurants. Réservés aux majeurs.',
      'Eight casinos by the sea and a lake: roulette, blackjack, poker, machines, theatres and restaurants. 18 and over.',
    ),
    picture: 'jeu-roulette',
    band: 'or',
    theme: 'night',
    body: [
      block('cards', {
        eyebrow: w('Casinos', 'Casinos'),
        title: w('Huit adresses de nuit', 'Eight addresses after dark'),
        list_folder: 'casinos',
        filters: true,
        list_type: 'casino',
      }),
      block('search-box', {
        title: w('Trouver un casino, une soirée', 'Find a casino, an evening'),
        intro: w(
          'Par ville, par genre, par date, par prix, ou autour de vous.',
          'By town, by genre, by date, by price, or around you.',
        ),
        kinds: ['casino', 'show', 'event', 'tournament'],
      }),
      block('shows-list', {
        eyebrow: w('Ce mois-ci', 'This month'),
        title: w('Au théâtre du casino', 'On the casino stage'),
        list_folder: 'spectacles',
        filters: true,
        limit: 6,
        tone: 'alternate',
      }),
      block('tournaments-list', {
        eyebrow: w('Poker', 'Poker'),
        title: w('Prochains tournois', 'Coming tournaments'),
        list_folder: 'tournois',
        look: 'short',
        limit: 4,
        action_label: w('Tous les tournois', 'All tournaments'),
        action: story('tournois'),
      }),
      block('responsible-gaming', {}),
    ],
  }),
  indexStory({
    level: 'restaurants',
    title: w('À table', 'At the table'),
    lead: w(
      'Seize cuisines, du banc d’huîtres à la cheminée de refuge.',
      'Sixteen kitchens, from an oyster bar to a mountain hearth.',
    ),
    seoTitle: w(
      'Restaurants en bord de mer et en altitude | Barrière',
      'Restaurants by the sea and up high | Barrière',
    ),
    seoDescription: w(
      'Brasseries, tables de poisson, auberges basques et cuisine de montagne : seize restaurants, leurs horaires et leurs cartes.',
      'Brasseries, fish restaurants, Basque inns and mountain cooking: sixteen restaurants, their hours and menus.',
    ),
    picture: 'offre-huitres-et-champagne',
    band: 'vermillon',
    body: [
      block('cards', {
        eyebrow: w('Restaurants', 'Restaurants'),
        title: w('Qu’est-ce qu’on mange ?', 'What’s for dinner?'),
        list_folder: 'restaurants',
        filters: true,
        list_type: 'restaurant',
      }),
    ],
  }),
  indexStory({
    level: 'spas',
    title: w('Les spas', 'The spas'),
    lead: w(
      'Eau de mer, eau soufrée, eau des glaciers : six bains et autant de façons de ne rien faire.',
      'Sea water, sulphur water, glacier water: six baths and as many ways of doing nothing.',
    ),
    seoTitle: w('Spas, bassins et thalasso | Barrière', 'Spas, pools and sea-water treatments | Barrière'),
    seoDescription: w(
      'Six spas ouverts aux clients de passage : bassins, hammams, soins à la carte et horaires, de Deauville à Courchevel.',
      'Six spas open to day guests: pools, steam rooms, treatments and opening hours, from Deauville to Courchevel.',
    ),
    picture: 'offre-semaine-thalasso',
    band: 'pins',
    body: [
      block('spa-cards', { eyebrow: w('Spas', 'Spas'), title: w('L’heure du bain', 'Bath time'), list_folder: 'spas' }),
      block('information-popin', {
        message: w('Première visite au spa ?', 'First time at a spa?'),
        icon: 'info',
        title: w('Avant d’entrer dans l’eau', 'Before you get in'),
        tone: 'alternate',
        text: w(
          '- Arrivez un quart d’heure avant le soin : peignoir et chaussons vous attendent.\n- Le maillot est demandé dans les bassins, le silence dans les salles de repos.\n- Enceinte, opéré récemment ou sous traitement ? Dites-le en réservant, nous adapterons le soin.\n- Les enfants ont leurs heures au bassin, dites sur la page de chaque spa ; un adulte les accompagne.',
          '- Come a quarter of an hour early: robe and slippers are waiting.\n- Swimwear in the pools, silence in the rest rooms.\n- Expecting, just out of surgery or under treatment? Tell us when you book and we adapt.\n- Children have their own hours in the pool, given on each spa’s page; an adult comes with them.',
        ),
      }),
    ],
  }),
  indexStory({
    level: 'activities',
    slugEn: 'activities',
    title: w('Que faire aujourd’hui ?', 'What to do today?'),
    lead: w(
      'Seize sorties qui partent d’une de nos maisons, à pied, à voile, à cheval ou à skis.',
      'Sixteen outings that start from one of our houses, on foot, under sail, on horseback or on skis.',
    ),
    seoTitle: w(
      'Activités en mer, à terre et sur la neige | Barrière',
      'Things to do at sea, on land and on snow | Barrière',
    ),
    seoDescription: w(
      'Char à voile, surf, golf, marchés, marais salants, chiens de traîneau : durée, âge et prix de chaque sortie.',
      'Sand yachting, surfing, golf, markets, salt marshes, dog sledding: how long, from what age and for how much.',
    ),
    picture: 'offre-surf-et-spa',
    band: 'brique',
    body: [
      block('activities', {
        eyebrow: w('Activités', 'Activities'),
        title: w('Dehors, par tous les temps', 'Outdoors, in any weather'),
        list_folder: 'activites',
      }),
    ],
  }),
  indexStory({
    level: 'offers',
    slugEn: 'offers',
    title: w('Les offres', 'Offers'),
    lead: w(
      'Douze raisons de partir, avec leur prix, leurs dates et leurs conditions.',
      'Twelve reasons to go, with their price, dates and conditions.',
    ),
    seoTitle: w(
      'Offres : séjours, tables, spas et soirées | Barrière',
      'Offers: stays, tables, spas and evenings | Barrière',
    ),
    seoDescription: w(
      'Deux nuits et un bain, dîner et spectacle, semaine de thalasso, premières neiges : nos offres du moment et leurs conditions.',
      'Two nights and a bath, dinner and a show, a week of sea water, first snow: this season’s offers and their conditions.',
    ),
    picture: 'ville-deauville',
    mobile: 'ville-deauville-mobile',
    band: 'vermillon',
    body: [
      block('offers-list', {
        eyebrow: w('Offres', 'Offers'),
        title: w('Partir sans trop attendre', 'Off without too much waiting'),
        list_folder: 'offres',
        filters: true,
      }),
      block('search-box', {
        title: w('Trouver une offre', 'Find an offer'),
        intro: w('Par ville, par date, par prix, ou autour de vous.', 'By town, by date, by price, or around you.'),
        kinds: ['offer'],
      }),
      block('marketing-popin', {
        title: w('Deux nuits, un bain ?', 'Two nights, one bath?'),
        image: 'offre-deux-nuits-et-un-bain',
        version: 'ouverture',
        text: w(
          'À Deauville, le bassin d’eau de mer ouvre à huit heures et le petit-déjeuner attend votre retour.',
          'In Deauville the sea-water pool opens at eight, and breakfast waits until you are back.',
        ),
        action_label: w('Voir l’offre', 'See the offer'),
        action: story('offres/deux-nuits-et-un-bain'),
      }),
    ],
  }),
  indexStory({
    level: 'seminars',
    slugEn: 'seminars',
    title: w('Séminaires et réceptions', 'Seminars and receptions'),
    lead: w(
      'Six lieux de 12 à 900 places, avec lumière du jour et la mer à deux minutes.',
      'Six venues for 12 to 900 guests, with daylight and the sea two minutes away.',
    ),
    seoTitle: w('Séminaires et réceptions en bord de mer | Barrière', 'Seminars and receptions by the sea | Barrière'),
    seoDescription: w(
      'Salons, rotondes et centres de congrès dans nos hôtels : surfaces, capacités par disposition et demande de devis.',
      'Halls, rotundas and conference centres in our hotels: areas, capacities by layout and a quote on request.',
    ),
    picture: 'bal',
    band: 'vermillon',
    body: [
      block('cards', {
        eyebrow: w('Lieux', 'Venues'),
        title: w('Six lieux pour se réunir', 'Six places to meet'),
        list_folder: 'seminaires',
        list_type: 'seminar',
        action_label: w('Demander un devis', 'Ask for a quote'),
        action: story('seminaires/devis'),
      }),
      block('gallery-popin', {
        title: w('Les lieux en images', 'The venues in pictures'),
        button_label: w('Ouvrir l’album', 'Open the album'),
        popin_title: w('Six lieux, neuf images', 'Six venues, nine pictures'),
        pictures: [
          'seminaire-salon-des-planches',
          'seminaire-centre-de-la-croisette',
          'seminaire-espace-presqu-ile',
          'seminaire-salons-du-phare',
          'seminaire-rotonde-du-lac',
          'seminaire-salon-imperatrice',
          'bal',
          'mariage',
          'plan-de-la-ville',
        ].map((image) => block('gallery-popin-picture', { image })),
      }),
      block('event-form', {
        title: w('Un mariage, un anniversaire ?', 'A wedding, a birthday?'),
        intro: w(
          'Dites-nous la date, le nombre d’invités et la ville : une personne vous rappelle sous deux jours ouvrés.',
          'Tell us the date, the number of guests and the town: somebody calls you back within two working days.',
        ),
        image: 'mariage',
        tone: 'alternate',
        phone: '02 61 91 00 30',
        email: 'receptions@barriere.example',
        action_label: w('Demander un devis', 'Ask for a quote'),
        action: story('receptions'),
        without_form: true,
      }),
    ],
  }),
  indexStory({
    level: 'shows',
    slugEn: 'shows',
    title: w('Spectacles', 'Shows'),
    lead: w(
      'Récitals, magie, cirque et jazz : le rideau se lève dans nos huit casinos.',
      'Recitals, magic, circus and jazz: the curtain goes up in our eight casinos.',
    ),
    seoTitle: w('Spectacles et concerts au casino | Barrière', 'Shows and concerts at the casino | Barrière'),
    seoDescription: w(
      'Le programme de nos théâtres : dates, salles, durées et prix, du récital au cirque. Dîner possible avant le spectacle.',
      'What is on in our theatres: dates, halls, lengths and prices, from recital to circus. Dinner before the show if you wish.',
    ),
    picture: 'offre-table-et-spectacle',
    band: 'or',
    theme: 'night',
    body: [
      block('shows-list', {
        eyebrow: w('À l’affiche', 'On stage'),
        title: w('Les prochaines soirées', 'The next evenings'),
        list_folder: 'spectacles',
        filters: true,
        look: 'calendar',
      }),
    ],
  }),
  indexStory({
    level: 'tournaments',
    slugEn: 'tournaments',
    title: w('Tournois de poker', 'Poker tournaments'),
    lead: w(
      'Dix tournois, d’une table pour débutants au Main Event du Lac. Réservés aux majeurs.',
      'Ten tournaments, from a table for beginners to the Lake Main Event. 18 and over.',
    ),
    seoTitle: w('Tournois de poker dans nos casinos | Barrière', 'Poker tournaments in our casinos | Barrière'),
    seoDescription: w(
      'Dates, prix, structures et places des tournois de poker de nos casinos : deepstack, knockout, Omaha et Main Event. Réservés aux majeurs.',
      'Dates, prices, structures and places of our casinos’ poker tournaments: deepstack, knockout, Omaha and a Main Event. 18 and over.',
    ),
    picture: 'tournois',
    band: 'or',
    theme: 'night',
    body: [
      block('tournaments-list', {
        eyebrow: w('Poker', 'Poker'),
        title: w('Les prochains départs', 'The next starts'),
        list_folder: 'tournois',
        look: 'rows',
      }),
      questions(
        [
          {
            question: w('Comment s’inscrire ?', 'How do I enter?'),
            answer: w(
              'Avec un compte [Casino Barrière](story:casino-barriere), gratuit. La place est gardée quinze minutes, le temps de payer par carte.',
              'With a [Casino Barrière](story:casino-barriere) account, which is free. Your seat is held for fifteen minutes while you pay by card.',
            ),
          },
          {
            question: w('Et si le tournoi est complet ?', 'What if a tournament is full?'),
            answer: w(
              'Inscrivez-vous sur la liste d’attente : une place rendue va au premier, qui a une heure pour la prendre.',
              'Join the waiting list: a seat given back goes to the first in line, who has an hour to take it.',
            ),
          },
          {
            question: w('Que faut-il apporter ?', 'What should I bring?'),
            answer: w(
              'Une pièce d’identité en cours de validité, et votre billet, que vous trouvez dans [vos inscriptions](story:casino-barriere/mes-inscriptions).',
              'A valid identity document, and your ticket, which is among [your registrations](story:casino-barriere/mes-inscriptions).',
            ),
          },
        ],
        'alternate',
      ),
      block('responsible-gaming', {}),
    ],
  }),
  indexStory({
    level: 'events',
    slugEn: 'events',
    title: w('L’agenda', 'The diary'),
    lead: w(
      'Courses, régates, feux et bals : ce qui se passe dans nos villes dans les semaines qui viennent.',
      'Races, regattas, fireworks and balls: what is happening in our towns over the coming weeks.',
    ),
    seoTitle: w(
      'Agenda : courses, régates, bals et fêtes | Barrière',
      'Diary: races, regattas, balls and festivals | Barrière',
    ),
    seoDescription: w(
      'Dix rendez-vous près de nos maisons : dates, lieux, prix et programme, de la plage de Deauville aux pistes de Courchevel.',
      'Ten dates near our houses: when, where, how much and what happens, from Deauville beach to the slopes of Courchevel.',
    ),
    picture: 'offre-journee-aux-courses',
    band: 'lac',
    body: [
      block('events-list', {
        eyebrow: w('Agenda', 'Diary'),
        title: w('Bientôt', 'Coming up'),
        list_folder: 'evenements',
        filters: true,
      }),
    ],
  }),
  indexStory({
    level: 'collections',
    title: w('Collections', 'Collections'),
    lead: w('Les mêmes maisons, rangées par envie.', 'The same houses, sorted by mood.'),
    seoTitle: w('Collections : nos maisons par envie | Barrière', 'Collections: our houses by mood | Barrière'),
    seoDescription: w(
      'Face à la mer, en famille, à la montagne ou pour la fête : quatre sélections parmi nos hôtels, tables et casinos.',
      'Facing the sea, with children, in the mountains or for a night out: four selections of our hotels, tables and casinos.',
    ),
    picture: 'ville-la-baule',
    mobile: 'ville-la-baule-mobile',
    band: 'pins',
    body: [
      block('collections', {
        title: w('De quoi avez-vous envie ?', 'What do you feel like?'),
        list_folder: 'collections',
      }),
    ],
  }),
]
