import { w } from '../../kit/words.ts'
import type { Restaurant } from '../../model/places.ts'

export const laRhune: Restaurant = {
  slug: 'la-rhune',
  name: 'La Rhune',
  town: 'biarritz',
  street: '2, avenue de l’Éperon',
  postalCode: '64200',
  latitude: 43.4863,
  longitude: -1.5561,
  phone: '05 36 49 10 12',
  email: 'rhune@barriere.example',
  cuisine: w('Cuisine basque au feu de bois', 'Basque cooking over a wood fire'),
  category: 'grill',
  price: 46,
  provider: 'zenchef',
  bookingId: '364902',
  hotel: 'l-eperon',
  teaser: w(
    'Un gril de chêne, des pêcheurs de Ciboure et la montagne au fond de la salle, quand le ciel le veut bien.',
    'An oak-fired grill, fishermen from Ciboure and a mountain at the end of the room, sky permitting.',
  ),
  lead: w(
    'Txuleta, chipirons, brebis de la vallée : tout passe par le feu, sauf le sorbet.',
    'Rib steak, baby squid, ewe’s cheese from the valley: all goes over the fire except the sorbet.',
  ),
  seo: {
    title: w(
      'La Rhune, restaurant basque au feu de bois à Biarritz',
      'La Rhune, Basque wood-fire restaurant in Biarritz',
    ),
    description: w(
      'Viandes maturées, chipirons et légumes grillés au chêne, à l’hôtel L’Éperon de Biarritz. Menu à 46 €, vue sur la Rhune, service jusqu’à 22 h.',
      'Aged beef, baby squid and vegetables grilled over oak at L’Éperon, Biarritz. Menu at €46, views of La Rhune, last orders at 10 pm.',
    ),
  },
  story: {
    title: w('Une montagne dans la salle à manger', 'A mountain in the dining room'),
    text: w(
      `Par la grande baie, on voit la Rhune, ses 905 m et, avec de bons yeux, la fumée du petit train. Oihana Larralde a placé le gril juste à côté : les deux fument en même temps.

Elle ne brûle que du chêne, sec de trois ans. Le bœuf vient d’Espelette et attend quarante jours ; les chipirons de Ciboure, eux, n’attendent pas. Les légumes arrivent de Sare le mardi et le vendredi, et la carte change ces soirs-là.

La salle compte 58 couverts, dont huit au comptoir, face aux braises. Demandez ceux-là en octobre.`,
      `The big window frames La Rhune, all 905 m of it and, with good eyes, the smoke of the little train. Oihana Larralde put her grill right beside it, so that the two smoke together.

She burns nothing but oak, three years dry. The beef comes from Espelette and waits forty days; the squid from Ciboure does not wait at all. Vegetables arrive from Sare on Tuesdays and Fridays, and the menu changes on those nights.

There are 58 covers, eight of them at the counter, facing the embers. Ask for those in October.`,
    ),
  },
  dishes: [
    {
      name: w('Chipirons au feu et à l’encre', 'Squid, fire and ink'),
      text: w(
        'Saisis une minute, oignons doux de Trébons, riz soufflé noir.',
        'One minute on the fire, sweet Trébons onions, puffed black rice.',
      ),
      price: 24,
    },
    {
      name: w('Txuleta pour deux', 'Txuleta for two'),
      text: w(
        'Un kilo de côte maturée quarante jours, piments doux, pommes de terre à la cendre.',
        'A kilo of rib aged forty days, sweet peppers, potatoes from the ashes.',
      ),
      price: 98,
    },
    {
      name: w('Poivron rôti, œuf fermier', 'Roast pepper, farm egg'),
      text: w(
        'Une piperade remise à l’endroit, pain frotté d’ail.',
        'Piperade the right way up, with garlic-rubbed bread.',
      ),
      price: 19,
    },
    {
      name: w('Brebis et cerise noire', 'Ewe’s cheese and black cherry'),
      text: w(
        'Tomme d’estive de dix mois, confiture d’Itxassou, noix.',
        'Ten-month mountain cheese, Itxassou cherry jam, walnuts.',
      ),
      price: 14,
    },
  ],
  hours: {
    periods: [
      {
        label: w('Dîner', 'Dinner'),
        days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        opens: '18:30',
        closes: '22:00',
      },
      { label: w('Déjeuner du week-end', 'Weekend lunch'), days: ['sat', 'sun'], opens: '12:15', closes: '14:30' },
    ],
    specialDays: [{ days: 8, label: w('Dîner à quatre mains, complet', 'Four-hands dinner, fully booked') }],
    note: w(
      'Le lundi, le gril est ramoné ; le bar de l’hôtel sert des tapas.',
      'On Mondays the flue is swept and the hotel bar serves tapas.',
    ),
  },
  info: {
    dress: w('Sans façon, chaussures comprises', 'As you like, shoes included'),
    access: w('Plain-pied depuis le hall de L’Éperon', 'Step-free from the hall of L’Éperon'),
    payment: w('Cartes et titres-restaurant le midi', 'Cards; meal vouchers at lunch'),
    terrace: w('Non, mais la baie s’ouvre en été', 'No, but the big window opens in summer'),
  },
  quote: {
    text: w(
      'Le chêne fait la moitié du travail. L’autre moitié, c’est de ne pas y toucher.',
      'The oak does half the work. The other half is leaving it alone.',
    ),
    author: w('Oihana Larralde, cheffe de La Rhune', 'Oihana Larralde, head chef at La Rhune'),
  },
  questions: [
    {
      question: w('Faut-il loger à l’hôtel pour dîner à La Rhune ?', 'Must I stay at the hotel to dine at La Rhune?'),
      answer: w(
        'Non. La moitié des tables est pour la ville ; elles s’ouvrent trois semaines à l’avance.',
        'No. Half the tables are for the town, and open three weeks ahead.',
      ),
    },
    {
      question: w('Y a-t-il des plats sans viande ni poisson ?', 'Are there dishes without meat or fish?'),
      answer: w(
        'Cinq sur quatorze. Le menu entier peut s’en passer si vous le dites en réservant.',
        'Five of the fourteen. Say so when you book and the whole menu can do without.',
      ),
    },
  ],
}

export const lePortVieux: Restaurant = {
  slug: 'le-port-vieux',
  name: 'Le Port-Vieux',
  town: 'biarritz',
  street: '11, rue de la Crique',
  postalCode: '64200',
  latitude: 43.4824,
  longitude: -1.5663,
  phone: '05 36 49 10 27',
  email: 'port-vieux@barriere.example',
  cuisine: w('Poisson et tapas de comptoir', 'Fish and bar-top tapas'),
  category: 'seafood',
  price: 29,
  provider: 'thefork',
  bookingId: '5b0c8f3e-7d41-4c69-9a25-2e61d8f4b790',
  teaser: w(
    'Trente tabourets, une ardoise et du merlu de ligne, à quarante pas de la crique des baigneurs d’hiver.',
    'Thirty stools, a slate and line-caught hake, forty paces from the winter bathers’ cove.',
  ),
  lead: w(
    'Un comptoir d’étain, des anchois frais, et des clients aux cheveux mouillés.',
    'A pewter bar, fresh anchovies, and customers with wet hair.',
  ),
  seo: {
    title: w('Le Port-Vieux, bar à tapas et poisson à Biarritz', 'Le Port-Vieux, tapas and fish bar in Biarritz'),
    description: w(
      'Merlu de ligne, anchois et tapas devant la crique du Port-Vieux, à Biarritz. Formule à 29 €, terrasse de 36 places, ouvert de midi à minuit.',
      'Line-caught hake, anchovies and tapas by the Port-Vieux cove in Biarritz. Set menu at €29, 36 terrace seats, open from noon to midnight.',
    ),
  },
  story: {
    title: w('Le bain, puis le bouillon', 'A swim, then a bowl of broth'),
    text: w(
      `Les membres du club des ours blancs se baignent tous les matins, hiver compris, et ils ont faim à midi. La maison a ouvert en 1962 pour eux, avec un seul plat : un bouillon de poisson, servi dans un bol sans anse.

Il y est toujours. Autour, Peio Harignordoquy a mis des assiettes à partager : anchois ouverts à la main, croquettes, palourdes. L’ardoise indique le bateau et l’heure du débarquement.

On mange debout, assis ou sur le muret d’en face. Les [chambres de L’Éperon](story:hotels/l-eperon) sont à douze minutes par la promenade, tunnel compris.`,
      `The polar bear club swims every morning, winter included, and by noon its members are hungry. This place opened for them in 1962 with a single dish, a fish broth served in a bowl without a handle.

It is still on. Around it Peio Harignordoquy has put plates to share: anchovies opened by hand, croquettes, clams. The slate gives the boat and the hour it came in.

Eat standing, sitting or on the wall across the road. The [rooms of L’Éperon](story:hotels/l-eperon) are twelve minutes along the promenade, tunnel included.`,
    ),
  },
  dishes: [
    {
      name: w('Bouillon des ours', 'Polar bears’ broth'),
      text: w(
        'Tête de merlu, pain grillé, piment : le bol de 1962, à peine moins brûlant.',
        'Hake head, toast, chilli: the bowl of 1962, only slightly less scalding.',
      ),
      price: 9,
    },
    {
      name: w('Anchois au vinaigre de cidre', 'Anchovies in cider vinegar'),
      text: w(
        'Douze filets, ail rose, huile d’olive de l’autre côté de la frontière.',
        'Twelve fillets, pink garlic, olive oil from across the border.',
      ),
      price: 13,
    },
    {
      name: w('Merlu koskera', 'Hake koskera'),
      text: w(
        'Palourdes, petits pois, œuf dur, un jus vert à saucer sans honte.',
        'Clams, peas, boiled egg and a green sauce to mop up without shame.',
      ),
      price: 23,
    },
    {
      name: w('Gâteau basque à la crème', 'Cream gâteau basque'),
      text: w(
        'La part est épaisse ; la cerise est pour les dimanches.',
        'A thick slice; the cherry one is for Sundays.',
      ),
      price: 8,
    },
  ],
  hours: {
    periods: [
      { label: w('En semaine', 'On weekdays'), days: ['wed', 'thu', 'fri'], opens: '12:00', closes: '23:00' },
      { label: w('Samedi et dimanche', 'Saturday and Sunday'), days: ['sat', 'sun'], opens: '12:00', closes: '00:00' },
    ],
    note: w(
      'La cuisine ne s’arrête pas entre les deux services.',
      'The kitchen does not stop between lunch and dinner.',
    ),
  },
  info: {
    dress: w('Maillot sec exigé au comptoir', 'Dry swimwear, please, at the bar'),
    access: w('Une marche de 6 cm, rampe sur demande', 'One 6 cm step, ramp on request'),
    payment: w('Cartes dès le premier euro', 'Cards from the first euro'),
    terrace: w('36 places sous les tamaris', '36 seats under the tamarisks'),
  },
  questions: [
    {
      question: w('Prenez-vous les réservations ?', 'Do you take bookings?'),
      answer: w(
        'Pour la terrasse, oui. Le comptoir se prend d’assaut : venez à midi pile ou après 14 h.',
        'For the terrace, yes. The bar is first come: be there at noon sharp or after 2 pm.',
      ),
    },
    {
      question: w('Les enfants sont-ils les bienvenus ?', 'Are children welcome?'),
      answer: w(
        'Oui, avec une assiette de croquettes et de frites à 11 €, et la plage pour attendre.',
        'Yes, with a plate of croquettes and chips at €11, and the beach to wait on.',
      ),
    },
  ],
}
