import { w } from '../../kit/words.ts'
import type { Room } from '../../model/places.ts'

export const suites: readonly Room[] = [
  {
    slug: 'suite-familiale',
    bookingCode: 'SFAM',
    name: w('Suite familiale', 'Family suite'),
    area: 63,
    guests: 6,
    beds: w('Un lit de 180 cm, quatre couchettes', 'One 180 cm bed, four bunks'),
    view: w('Vallée', 'Valley'),
    price: 890,
    bathroom: w('Baignoire et douche', 'Bath and shower'),
    accessibility: 'lift',
    teaser: w(
      '63 m² pour six : les parents d’un côté, quatre couchettes de l’autre, une porte épaisse entre les deux.',
      '63 m² for six: parents on one side, four bunks on the other, and a thick door in between.',
    ),
    lead: w(
      'Des échelles, des trappes, des lampes de poche : la chambre des enfants est la plus belle.',
      'Ladders, hatches, torches: the children have the better room.',
    ),
    seo: {
      title: w('Suite familiale pour six | Le Grand Mélèze', 'Family suite for six | Le Grand Mélèze'),
      description: w(
        'Suite de 63 m² à Courchevel pour deux adultes et quatre enfants : dortoir à couchettes, salon, deux salles d’eau, jeux. Dès 890 € la nuit.',
        'A 63 m² suite in Courchevel for two adults and four children: bunk room, sitting room, two washrooms and games. From €890 a night.',
      ),
    },
    text: w(
      `Le dortoir est une cabane dans la chambre : quatre couchettes d’un mètre de large, chacune avec son hublot, son crochet et sa lampe. La trappe du haut communique avec celle du fond ; on ne le dit pas aux parents.

De l’autre côté du salon, tout est calme. L’isolation a été essayée avec une classe de CM1. Le pyjama à oreilles d’ours est en prêt, du 4 ans au 12 ans.`,
      `The bunk room is a hut inside a room: four bunks a metre wide, each with a porthole, a hook and a lamp. The top hatch leads to the back one; parents are not told.

Across the sitting room, all is quiet. The soundproofing was tested with a class of nine-year-olds. Pyjamas with bear’s ears are on loan, sizes 4 to 12.`,
    ),
    equipment: [
      w('Quatre couchettes de 100 × 200 cm', 'Four bunks, 100 × 200 cm'),
      w('Baignoire des parents, douche des enfants', 'A bath for parents, a shower for children'),
      w('Malle de jeux et mur à dessiner', 'A games trunk and a wall to draw on'),
      w('Réfrigérateur et micro-ondes', 'Fridge and microwave'),
      w('Barrière, chauffe-biberon et baby-phone sur demande', 'Bed guard, bottle warmer and monitor on request'),
      w('Goûter de 16 h 30 compris', '4.30 pm tea included'),
    ],
    plan: {
      title: w('Deux camps et un terrain neutre', 'Two camps and neutral ground'),
      text: w(
        '63 m², dont un salon de 19 m² entre les parents et les enfants.',
        '63 m², with a 19 m² sitting room between parents and children.',
      ),
      parts: [
        { name: w('Chambre des parents', 'Parents’ room'), kind: 'bedroom', x: 0, y: 0, width: 3, height: 4.5 },
        { name: w('Salle de bains', 'Bathroom'), kind: 'bathroom', x: 0, y: 4.5, width: 3, height: 2.5 },
        { name: w('Salon', 'Sitting room'), kind: 'living', x: 3, y: 0, width: 3.5, height: 5.5 },
        { name: w('Entrée', 'Hall'), kind: 'entrance', x: 3, y: 5.5, width: 3.5, height: 1.5 },
        { name: w('Dortoir', 'Bunk room'), kind: 'bedroom', x: 6.5, y: 0, width: 2.5, height: 5 },
        { name: w('Douche', 'Shower room'), kind: 'bathroom', x: 6.5, y: 5, width: 2.5, height: 2 },
      ],
    },
  },
  {
    slug: 'suite-du-sommet',
    bookingCode: 'SSOM',
    name: w('Suite du Sommet', 'Summit suite'),
    area: 120,
    guests: 4,
    beds: w('Deux lits de 200 cm', 'Two 200 cm beds'),
    view: w('Sommets', 'Peaks'),
    price: 2400,
    bathroom: w('Deux salles de bains, sauna', 'Two bathrooms, sauna'),
    accessibility: 'lift',
    teaser: w(
      'Tout le sixième étage : 120 m², deux chambres, un bain norvégien sur la terrasse et la Saulire en face.',
      'The whole sixth floor: 120 m², two bedrooms, a hot tub on the terrace and the Saulire opposite.',
    ),
    lead: w(
      'Au-dessus, il n’y a plus que l’arbre, et il s’arrête trois mètres plus haut.',
      'Only the tree is higher, and by no more than three metres.',
    ),
    seo: {
      title: w('Suite du Sommet, 120 m² et terrasse | Courchevel', 'Summit suite, 120 m² and terrace | Courchevel'),
      description: w(
        'Dernier étage du Grand Mélèze, à Courchevel : 120 m², deux chambres, salon à cheminée, terrasse de 36 m² avec bain chaud. Dès 2 400 €.',
        'The top floor of Le Grand Mélèze in Courchevel: 120 m², two bedrooms, a fireside sitting room and a 36 m² terrace with hot tub. From €2,400.',
      ),
    },
    text: w(
      `L’ascenseur s’ouvre dans l’entrée ; la clé est une rondelle de mélèze numérotée zéro. La charpente est restée visible, et quatre fenêtres de toit font entrer le ciel dans le salon. On y a posé une longue-vue de cuivre, réglée sur l’arrivée du téléphérique.

La terrasse regarde le sud et la crête. Le bain norvégien y chauffe à 38 °C dès 16 h. Un chef vient cuisiner à domicile si vous le demandez avant midi ; il apporte ses couteaux, il remporte la vaisselle.`,
      `The lift opens into the hall; the key is a disc of larch numbered zero. The roof timbers are bare, and four skylights bring the sky into the sitting room. A brass telescope stands there, trained on the cable car station.

The terrace faces south and the ridge. Its hot tub reaches 38 °C by 4 pm. A chef will cook upstairs if you ask before noon; he brings his own knives and takes away the washing-up.`,
    ),
    equipment: [
      w('Terrasse de 36 m², bain norvégien', '36 m² terrace with hot tub'),
      w('Ascenseur privé depuis les casiers', 'Private lift from the lockers'),
      w('Deux salles de bains, un sauna', 'Two bathrooms and a sauna'),
      w('Cheminée centrale, bûches à discrétion', 'Central fireplace, all the logs you want'),
      w('Petit-déjeuner et voiture dans la station', 'Breakfast, and a car around the resort'),
      w('Longue-vue, cartes et jeu de tarot', 'Telescope, maps and a tarot pack'),
    ],
    plan: {
      title: w('Un étage pour quatre', 'One floor for four'),
      text: w(
        '15 m sur 8 : les chambres aux deux bouts, le feu au centre.',
        '15 m by 8: bedrooms at either end, the fire in the middle.',
      ),
      parts: [
        { name: w('Première chambre', 'First bedroom'), kind: 'bedroom', x: 0, y: 3, width: 4.5, height: 5 },
        { name: w('Première salle de bains', 'First bathroom'), kind: 'bathroom', x: 0, y: 0, width: 4.5, height: 3 },
        { name: w('Entrée', 'Hall'), kind: 'entrance', x: 4.5, y: 0, width: 3, height: 2.5 },
        { name: w('Dressing', 'Dressing room'), kind: 'dressing', x: 7.5, y: 0, width: 3, height: 2.5 },
        { name: w('Salon', 'Sitting room'), kind: 'living', x: 4.5, y: 2.5, width: 6, height: 5.5 },
        {
          name: w('Seconde salle de bains', 'Second bathroom'),
          kind: 'bathroom',
          x: 10.5,
          y: 0,
          width: 4.5,
          height: 3,
        },
        { name: w('Seconde chambre', 'Second bedroom'), kind: 'bedroom', x: 10.5, y: 3, width: 4.5, height: 5 },
        { name: w('Terrasse', 'Terrace'), kind: 'balcony', x: 1.5, y: 8, width: 12, height: 3 },
      ],
    },
  },
]
