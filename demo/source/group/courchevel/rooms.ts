import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const rooms: readonly Room[] = [
  {
    slug: 'chambre-praline',
    bookingCode: 'CPRA',
    name: w('Chambre Praline', 'Praline room'),
    area: 26,
    guests: 2,
    beds: w('Un lit de 160 cm ou deux de 90 cm', 'One 160 cm bed or two of 90 cm'),
    view: w('Forêt', 'Forest'),
    price: 420,
    bathroom: w('Douche de pluie', 'Rain shower'),
    accessibility: 'lift',
    teaser: w(
      '26 m² de pin blond, un poêle de faïence rose et une lucarne sur les épicéas.',
      '26 m² of pale pine, a pink tiled stove and a dormer among the spruces.',
    ),
    lead: w(
      'Rose comme la brioche de Saint-Genix, et à peine plus grande que son panier.',
      'Pink as a Savoy brioche, and hardly larger than the basket it comes in.',
    ),
    seo: {
      title: w('Chambre Praline | Le Grand Mélèze, Courchevel', 'Praline room | Le Grand Mélèze, Courchevel'),
      description: w(
        'Chambre de 26 m² côté forêt à Courchevel : poêle de faïence, lit double ou jumeaux, douche et casier à skis chauffé. Dès 420 € la nuit.',
        'A 26 m² forest-side room in Courchevel with a tiled stove, double or twin beds, a shower and a heated ski locker. From €420 a night.',
      ),
    },
    text: w(
      `Sous les toits et au premier, côté forêt, quatorze chambres se partagent le même poêle : un modèle de 1951, carrelé de rose, que nous faisons refaire à Albertville. Il chauffe sans bruit et sèche très bien les gants.

Le matin, la lumière arrive tard, filtrée par les branches. C’est la chambre de ceux qui skient l’après-midi.`,
      `Under the roof and on the first floor, facing the forest, fourteen rooms share one design of stove: a pink-tiled model of 1951 that we have remade in Albertville. It gives heat in silence and is very good with gloves.

Morning light comes late, through branches. This is the room for people who ski in the afternoon.`,
    ),
    equipment: [
      w('Poêle de faïence, réglable du lit', 'Tiled stove, adjustable from the bed'),
      w('Douche à effet de pluie', 'Rain shower'),
      w('Couette de laine de Maurienne', 'Maurienne wool duvet'),
      w('Une brioche aux pralines à l’arrivée', 'A praline brioche on arrival'),
      w('Casier à skis au sous-sol', 'Ski locker in the basement'),
    ],
  },
  {
    slug: 'chambre-vallee',
    bookingCode: 'CVAL',
    name: w('Chambre Vallée', 'Valley room'),
    area: 34,
    guests: 3,
    beds: w('Un lit de 180 cm, une alcôve', 'One 180 cm bed and an alcove'),
    view: w('Vallée', 'Valley'),
    price: 530,
    bathroom: w('Baignoire sabot et douche', 'Slipper bath and shower'),
    accessibility: 'lift',
    teaser: w(
      '34 m² et un balcon au sud : les lumières du Praz s’allument 500 m plus bas.',
      '34 m² and a south balcony: the lights of Le Praz come on 500 m below.',
    ),
    lead: w(
      'Une cheminée à droite, la vallée à gauche ; au milieu, un lit qui n’a pas à choisir.',
      'A fireplace on the right, the valley on the left, and between them a bed that need not choose.',
    ),
    seo: {
      title: w('Chambre Vallée avec cheminée | Le Grand Mélèze', 'Valley room with fireplace | Le Grand Mélèze'),
      description: w(
        '34 m² plein sud à Courchevel : balcon, cheminée, lit de 180 cm et alcôve pour un troisième dormeur. À partir de 530 € la nuit.',
        '34 m² facing south in Courchevel: balcony, fireplace, 180 cm bed and an alcove for a third sleeper. From €530 a night.',
      ),
    },
    text: w(
      `Le balcon a la largeur de la chambre et reçoit le soleil jusqu’à 16 h 10 au cœur de l’hiver. Une couverture de mouton y reste à demeure ; le café peut y être pris par moins dix.

L’alcôve, fermée d’un rideau, cache un lit de 120 cm et une veilleuse en forme de marmotte. Les adolescents la réclament, les grands-parents aussi.`,
      `The balcony is as wide as the room and has the sun until 4.10 pm in the depth of winter. A sheepskin lives out there; coffee can be taken at ten below.

Behind a curtain, the alcove holds a 120 cm bed and a night light in the shape of a marmot. Teenagers ask for it. So do grandparents.`,
    ),
    equipment: [
      w('Balcon de 7 m², peau de mouton', '7 m² balcony with a sheepskin'),
      w('Cheminée à bois, feu préparé chaque soir', 'Wood fire, laid every evening'),
      w('Baignoire sabot et douche', 'Slipper bath and shower'),
      w('Alcôve avec lit de 120 cm', 'Alcove with a 120 cm bed'),
      w('Cafetière italienne et tasses d’émail', 'Moka pot and enamel cups'),
      w('Radio, réglée sur la météo des neiges', 'Radio, tuned to the snow report'),
    ],
  },
]
