import type { Access } from '../../model/access.ts'
import { access, adaptedRooms, car, parking, said, train } from './access-kit.ts'

/**
 * How to get to each house, by its path. A hotel’s own page says in words how to come and where to park; restaurants
 * say in words how they are entered.
 */
export const WEST: Readonly<Record<string, Access>> = {
  // Deauville
  'hotels/les-colombages': access(
    'deauville',
    [10, 'foot', 15],
    [38, 'night'],
    ['stepFree', 'lift', 'adaptedRoom', 'adaptedToilet', 'parkingSpace', 'wheelchair', 'assistanceDogs'],
    adaptedRooms(4, ', dont deux face à la mer.', ', two of them facing the sea.'),
  ),
  'hotels/le-clos-des-courses': access(
    'deauville',
    [15, 'foot', 12],
    [0, 'night'],
    ['stepFree', 'adaptedRoom', 'parkingSpace', 'assistanceDogs'],
    adaptedRooms(
      2,
      ' de plain-pied côté verger ; pas d’ascenseur vers l’étage.',
      ' on the ground floor, orchard side; there is no lift upstairs.',
    ),
  ),
  'casinos/deauville': access(
    'deauville',
    [9, 'foot', 15],
    [4, 'visit'],
    ['ramp', 'lift', 'adaptedToilet', 'parkingSpace', 'hearingLoop', 'assistanceDogs'],
    {
      ...parking(
        'Parking souterrain du Dôme, 240 places ; ticket validé à la caisse.',
        'Dôme underground car park, 240 spaces; have your ticket validated at the desk.',
      ),
      ...train(
        'En sortant, tout droit par l’avenue de la République.',
        'Out of the station, straight on along avenue de la République.',
      ),
      ...car('A132 jusqu’au port, puis le front de mer.', 'A132 to the harbour, then along the front.'),
    },
  ),
  'restaurants/la-criee': access(
    'deauville',
    [11, 'foot', 16],
    [3, 'hour'],
    ['stepFree', 'adaptedToilet', 'assistanceDogs', 'largePrint'],
    parking('Parking de la Plage, à 150 m ; gratuit après 20 h.', 'Plage car park, 150 m away; free after 8 pm.'),
  ),
  'restaurants/le-paddock': access(
    'deauville',
    [16, 'foot', 12],
    [0, 'visit'],
    ['stepFree', 'adaptedToilet', 'parkingSpace', 'assistanceDogs'],
    parking('Cinquante places dans le verger, éclairées le soir.', 'Fifty spaces in the orchard, lit in the evening.'),
  ),
  'spas/les-bains-de-deauville': access(
    'deauville',
    [11, 'foot', 15],
    [6, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'wheelchair'],
    {
      ...parking(
        'Voiturier des Colombages, au tarif des soins.',
        'The valet at Les Colombages, at the treatment rate.',
      ),
      ...train(
        'Par les Planches, on arrive les épaules déjà basses.',
        'Come by the boardwalk and your shoulders will have dropped already.',
      ),
      ...said('Un siège d’immersion descend dans le grand bassin.', 'A seat lowers you into the large pool.'),
    },
  ),
  // Cannes
  'hotels/le-palmarium': access(
    'cannes',
    [8, 'foot', 35],
    [52, 'night'],
    ['stepFree', 'lift', 'adaptedRoom', 'adaptedToilet', 'parkingSpace', 'wheelchair', 'hearingLoop', 'assistanceDogs'],
    adaptedRooms(6, ' ; fauteuil de plage sur demande.', '; a beach wheelchair on request.'),
  ),
  'hotels/villa-estelle': access(
    'cannes',
    [13, 'foot', 50],
    [24, 'night'],
    ['assistanceDogs', 'largePrint'],
    said(
      'La montée compte 42 marches et la maison n’a pas d’ascenseur : appelez-nous, nous vous dirons où loger sans marche.',
      'There are 42 steps up and no lift inside: call us and we will tell you where to stay without stairs.',
    ),
  ),
  'casinos/cannes-croisette': access(
    'cannes',
    [9, 'foot', 35],
    [5, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'parkingSpace', 'hearingLoop', 'assistanceDogs'],
    {
      ...parking(
        'Parking de la Croisette, 300 places, entrée rue arrière.',
        'Croisette car park, 300 spaces, entrance on the back street.',
      ),
      ...train('Par la rue des Serbes, puis à gauche face à la mer.', 'Down rue des Serbes, then left at the sea.'),
      ...car('A8, sortie 42, douze minutes en descendant.', 'A8, exit 42, twelve minutes downhill.'),
    },
  ),
  'casinos/cannes-les-palmiers': access(
    'cannes',
    [12, 'foot', 40],
    [4, 'visit'],
    ['ramp', 'lift', 'adaptedToilet', 'assistanceDogs'],
    {
      ...parking('Parking des Lanternes, 120 places, à 80 m.', 'Lanternes car park, 120 spaces, 80 m away.'),
      ...train(
        'Longez le vieux port ; les lanternes s’allument à la nuit.',
        'Follow the old harbour; the lanterns are lit at nightfall.',
      ),
      ...car('A8, sortie 41, puis le vieux port.', 'A8, exit 41, then the old harbour.'),
    },
  ),
  'restaurants/la-table-du-palmarium': access(
    'cannes',
    [8, 'foot', 35],
    [0, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'assistanceDogs', 'largePrint'],
    parking('Voiturier du Palmarium, offert le temps du repas.', 'The Palmarium’s valet, free while you dine.'),
  ),
  'restaurants/le-ponton': access(
    'cannes',
    [9, 'foot', 36],
    [4, 'hour'],
    ['ramp', 'adaptedToilet', 'assistanceDogs'],
    parking('Parking de la Croisette, à 200 m des planches.', 'Croisette car park, 200 m from the boards.'),
  ),
  'spas/spa-du-palmarium': access(
    'cannes',
    [8, 'foot', 35],
    [8, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'wheelchair'],
    {
      ...parking('Voiturier de l’hôtel, entrée par la rue arrière.', 'Hotel valet, entrance on the back street.'),
      ...train('Par la rue des Serbes, puis le jardin.', 'Down rue des Serbes, then through the garden.'),
      ...said('Une cabine de plain-pied, douche à l’italienne.', 'One level treatment room with a walk-in shower.'),
    },
  ),
  // La Baule
  'hotels/la-baie-doree': access(
    'la-baule',
    [5, 'bus', 60],
    [22, 'night'],
    ['ramp', 'lift', 'adaptedRoom', 'adaptedToilet', 'parkingSpace', 'wheelchair', 'assistanceDogs'],
    adaptedRooms(5, ' ; un tiralo attend à la plage.', '; a floating beach chair waits on the sand.'),
  ),
  'casinos/la-baule': access(
    'la-baule',
    [14, 'foot', 60],
    [3, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'parkingSpace', 'assistanceDogs'],
    {
      ...parking(
        'Cent dix places sous les tamaris, gratuites après minuit.',
        'One hundred and ten spaces under the tamarisks, free after midnight.',
      ),
      ...train('Par l’avenue de Gaulle, droit vers la mer.', 'Along avenue de Gaulle, straight to the sea.'),
      ...car('N171, puis suivez « Plage Benoît ».', 'N171, then follow “Plage Benoît”.'),
    },
  ),
  'restaurants/la-saline': access(
    'la-baule',
    [17, 'foot', 60],
    [0, 'visit'],
    ['ramp', 'adaptedToilet', 'parkingSpace', 'assistanceDogs'],
    parking('Sous les pins de La Baie dorée, le temps du repas.', 'Under the pines of La Baie dorée, while you eat.'),
  ),
  'restaurants/le-bar-des-regates': access(
    'la-baule',
    [8, 'taxi', 65],
    [2, 'hour'],
    ['stepFree', 'assistanceDogs'],
    parking('Parking du port, quai des Voiliers.', 'Harbour car park, quai des Voiliers.'),
  ),
  'spas/thalasso-la-baie': access(
    'la-baule',
    [5, 'bus', 60],
    [5, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'parkingSpace', 'wheelchair', 'largePrint'],
    {
      ...parking(
        'Quarante places réservées aux soins, derrière les pins.',
        'Forty spaces kept for treatments, behind the pines.',
      ),
      ...train('La navette de La Baie dorée prend aussi les curistes.', 'The Baie dorée shuttle takes spa guests too.'),
      ...said('Mise à l’eau assistée dans les deux bassins.', 'Assisted entry to both pools.'),
    },
  ),
  // Le Touquet
  'hotels/le-pavillon-des-dunes': access(
    'le-touquet',
    [12, 'taxi', 95],
    [14, 'night'],
    ['stepFree', 'lift', 'adaptedRoom', 'adaptedToilet', 'parkingSpace', 'assistanceDogs'],
    adaptedRooms(3, ' dans l’aile des pins.', ' in the pine wing.'),
  ),
  'casinos/le-touquet': access(
    'le-touquet',
    [13, 'taxi', 95],
    [3, 'visit'],
    ['ramp', 'lift', 'adaptedToilet', 'parkingSpace', 'hearingLoop'],
    {
      ...parking('Quatre-vingt-dix places autour de la rotonde.', 'Ninety spaces around the rotunda.'),
      ...train(
        'Un bus part de la gare toutes les trente minutes, arrêt Rotonde.',
        'A bus leaves the station every thirty minutes; get off at Rotonde.',
      ),
      ...car('A16, sortie 26, puis la forêt.', 'A16, exit 26, then through the forest.'),
    },
  ),
  'restaurants/le-comptoir-des-oyats': access(
    'le-touquet',
    [12, 'taxi', 95],
    [0, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'assistanceDogs', 'largePrint'],
    parking('Derrière l’aile des pins, avec ceux de l’hôtel.', 'Behind the pine wing, with the hotel’s guests.'),
  ),
  'restaurants/la-halle': access(
    'le-touquet',
    [14, 'taxi', 100],
    [2, 'hour'],
    ['stepFree', 'adaptedToilet', 'assistanceDogs'],
    parking(
      'Place du Marché, sauf le jeudi et le samedi matin.',
      'Market square, except on Thursday and Saturday mornings.',
    ),
  ),
}
