import { w } from '../../kit/words.ts'
import type { Activity } from '../../model/pleasures.ts'

export const avironSurLeLac: Activity = {
  slug: 'aviron-sur-le-lac',
  name: w('Aviron sur le lac', 'Rowing on the lake'),
  town: 'enghien-les-bains',
  street: '24, quai des Rameurs',
  postalCode: '95880',
  latitude: 48.9723,
  longitude: 2.3046,
  category: 'sea',
  minutes: 90,
  ageFrom: 12,
  price: 35,
  hotel: 'le-pavillon-du-lac',
  teaser: w(
    'Une heure et demie en yole à quatre, avec une barreuse qui compte à voix haute et pardonne les premières vagues.',
    'Ninety minutes in a four-oared skiff, with a cox who counts aloud and forgives the first splashes.',
  ),
  lead: w(
    'On avance à reculons. Tout le monde s’y fait.',
    'You move forward facing backward. Everybody gets used to it.',
  ),
  seo: {
    title: w('Aviron sur le lac d’Enghien, initiation', 'Rowing on the lake at Enghien for beginners'),
    description: w(
      'Première leçon d’aviron sur le lac d’Enghien-les-Bains, à quinze minutes de Paris : 90 minutes en yole, dès 12 ans. 35 € par personne.',
      'A first rowing lesson on the lake at Enghien-les-Bains, fifteen minutes from Paris: 90 minutes in a skiff, from age 12. €35 a person.',
    ),
  },
  story: {
    title: w('Quatre personnes, un seul bruit', 'Four people, one sound'),
    text: w(
      `Le club a son hangar sur la rive nord depuis 1894. On commence à terre, dix minutes sur un banc, pour apprendre où vont les genoux. Puis Inès Marchetti vous installe dans la yole par poids croissant, en demandant pardon.

Le premier quart d’heure fait des éclaboussures. Vers le vingtième coup juste, les quatre pelles entrent ensemble, la coque chante et personne ne parle plus. On vire devant [le casino](story:casinos/enghien-les-bains). Le samedi à 9 h, le lac est lisse ; venez à ce moment-là.`,
      `The club has had its boathouse on the north bank since 1894. You begin on land, ten minutes on a bench, to learn where knees go. Then Inès Marchetti seats you in the skiff in order of weight, with apologies.

The first quarter of an hour is mostly splashing. Around the twentieth good stroke the four blades go in together, the hull sings and nobody speaks. You turn in front of [the casino](story:casinos/enghien-les-bains). On Saturday at 9 am the lake is smooth; come then.`,
    ),
  },
  lines: [
    w('Savoir nager ; gilet prêté à qui le veut', 'Swimmers only; life jackets for those who like'),
    w('Vêtements près du corps, pas de poches', 'Close-fitting clothes, no pockets'),
    w('Douche et thé au hangar après la sortie', 'Shower and tea at the boathouse afterwards'),
    w('De mars à novembre, jamais par brouillard', 'March to November, never in fog'),
  ],
}

export const tennisAuClub: Activity = {
  slug: 'tennis-au-club',
  name: w('Tennis au club', 'Tennis at the club'),
  town: 'enghien-les-bains',
  street: '18, avenue des Platanes',
  postalCode: '95880',
  latitude: 48.9736,
  longitude: 2.3102,
  category: 'land',
  minutes: 60,
  ageFrom: 6,
  price: 28,
  hotel: 'le-pavillon-du-lac',
  teaser: w(
    'Cinq courts de terre battue sous les platanes, une heure à vous, un professeur si vous l’acceptez.',
    'Five clay courts under plane trees, an hour to yourselves, and a coach if you will have one.',
  ),
  lead: w('Terre rouge, lignes blanches, mauvaise foi autorisée.', 'Red clay, white lines, arguing permitted.'),
  seo: {
    title: w('Tennis sur terre battue à Enghien-les-Bains', 'Clay-court tennis in Enghien-les-Bains'),
    description: w(
      'Cinq courts en terre battue à huit minutes du lac d’Enghien : une heure réservée, raquettes prêtées, leçons dès 6 ans. 28 € par joueur.',
      'Five clay courts eight minutes from the lake at Enghien: an hour’s booking, rackets lent, lessons from age 6. €28 a player.',
    ),
  },
  story: {
    title: w('Les courts d’avant le tie-break', 'Courts from before the tie-break'),
    text: w(
      `Le club date de 1912 et n’a rien contre le progrès, à condition qu’il essuie ses semelles. Le gardien, Lucien Barbot, arrose à 7 h, passe le filet à 8 h et tient le carnet des réservations au crayon.

Deux courts sont couverts l’hiver. Sur le 3, une branche de platane déborde de quarante centimètres : la balle qui la touche se rejoue, c’est affiché. Après, l’usage veut que le vainqueur offre le café au [Jardin d’Hiver](story:restaurants/le-jardin-d-hiver), où l’on console aussi.`,
      `The club dates from 1912 and has nothing against progress, so long as it wipes its feet. Lucien Barbot, the groundsman, waters at seven, drags the net at eight and keeps the bookings in pencil.

Two courts are covered in winter. On number 3 a plane branch hangs over by forty centimetres: a ball that touches it is played again, as the notice says. Afterwards custom has the winner buy coffee at [Le Jardin d’Hiver](story:restaurants/le-jardin-d-hiver), where they also console.`,
    ),
  },
  lines: [
    w('Raquettes et balles prêtées', 'Rackets and balls lent'),
    w('Semelles lisses pour la terre battue', 'Smooth soles for clay'),
    w('Leçon d’une heure, 45 € pour un ou deux', 'One-hour lesson, €45 for one or two'),
    w('Tous les jours de 8 h à 20 h, pluie à part', 'Daily from 8 am to 8 pm, rain permitting'),
  ],
}
