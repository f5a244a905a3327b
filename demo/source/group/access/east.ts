import type { Access } from '../../model/access.ts'
import { access, adaptedRooms, car, parking, said, train } from './access-kit.ts'

/** The other towns' houses. */
export const EAST: Readonly<Record<string, Access>> = {
  // Dinard
  'hotels/la-roche-emeraude': access(
    'dinard',
    [20, 'taxi', 60],
    [14, 'night'],
    ['ramp', 'lift', 'adaptedRoom', 'adaptedToilet', 'parkingSpace', 'assistanceDogs'],
    adaptedRooms(2, ' ; le jardin a ses marches, pas la terrasse.', '; the garden has steps, the terrace none.'),
  ),
  'casinos/dinard': access(
    'dinard',
    [19, 'taxi', 60],
    [3, 'visit'],
    ['stepFree', 'adaptedToilet', 'parkingSpace', 'assistanceDogs'],
    {
      ...parking('Parking de l’Écluse, 150 places, à 100 m.', 'Écluse car park, 150 spaces, 100 m away.'),
      ...train(
        'De Saint-Malo, le bus de mer traverse en dix minutes, d’avril à octobre.',
        'From Saint-Malo the sea bus crosses in ten minutes, April to October.',
      ),
      ...car('D168 par le barrage, puis le front de mer.', 'D168 over the dam, then along the front.'),
    },
  ),
  'restaurants/l-amiral': access(
    'dinard',
    [18, 'taxi', 60],
    [2, 'hour'],
    ['ramp', 'assistanceDogs'],
    parking(
      'Quai de la Perle, à deux minutes ; rare en août.',
      'Quai de la Perle, two minutes away; scarce in August.',
    ),
  ),
  'restaurants/la-terrasse-des-tentes': access(
    'dinard',
    [20, 'taxi', 60],
    [3, 'visit'],
    ['stepFree', 'adaptedToilet', 'assistanceDogs', 'largePrint'],
    parking('Parking de l’Écluse, puis la digue à plat.', 'Écluse car park, then the level sea wall.'),
  ),
  // Enghien-les-Bains
  'hotels/le-pavillon-du-lac': access(
    'enghien-les-bains',
    [6, 'foot', 30],
    [18, 'night'],
    ['stepFree', 'lift', 'adaptedRoom', 'adaptedToilet', 'parkingSpace', 'hearingLoop', 'assistanceDogs'],
    adaptedRooms(3, ', toutes sur le lac.', ', all on the lake.'),
  ),
  'casinos/enghien-les-bains': access(
    'enghien-les-bains',
    [7, 'foot', 30],
    [6, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'parkingSpace', 'wheelchair', 'hearingLoop', 'assistanceDogs'],
    {
      ...parking('Parking du Lac, 350 places, ouvert toute la nuit.', 'Lac car park, 350 spaces, open all night.'),
      ...train(
        'Ligne H, douze minutes depuis Paris-Nord ; dernier retour vers 1 h.',
        'Line H, twelve minutes from Paris-Nord; the last one back is at about 1 am.',
      ),
      ...car('A15, sortie Sannois, 5 km.', 'A15, Sannois exit, 5 km.'),
    },
  ),
  'restaurants/le-jardin-d-hiver': access(
    'enghien-les-bains',
    [6, 'foot', 30],
    [3, 'hour'],
    ['stepFree', 'adaptedToilet', 'assistanceDogs', 'largePrint'],
    parking('Sous-sol de l’hôtel, deux heures offertes à table.', 'Under the hotel, two hours free when you eat here.'),
  ),
  'restaurants/le-debarcadere': access(
    'enghien-les-bains',
    [8, 'foot', 30],
    [3, 'hour'],
    ['stepFree', 'adaptedToilet', 'assistanceDogs'],
    parking('Parking du Lac, au pied de la jetée.', 'Lac car park, at the foot of the jetty.'),
  ),
  'spas/les-thermes-du-lac': access(
    'enghien-les-bains',
    [9, 'foot', 30],
    [4, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'parkingSpace', 'wheelchair'],
    {
      ...parking(
        'Vingt places devant la source, deux sont réservées.',
        'Twenty spaces by the spring, two of them reserved.',
      ),
      ...train('Par la rue de Mora, en longeant l’eau.', 'Down rue de Mora, along the water.'),
      ...said('Rampe d’entrée dans le bassin, eau à 34 °C.', 'A ramp into the pool, water at 34 °C.'),
    },
  ),
  // Biarritz
  'hotels/l-eperon': access(
    'biarritz',
    [10, 'bus', 10],
    [36, 'night'],
    ['stepFree', 'lift', 'adaptedRoom', 'adaptedToilet', 'parkingSpace', 'wheelchair', 'assistanceDogs'],
    adaptedRooms(4, ', balcon compris.', ', balcony included.'),
  ),
  'casinos/biarritz': access(
    'biarritz',
    [12, 'taxi', 12],
    [4, 'visit'],
    ['ramp', 'lift', 'adaptedToilet', 'parkingSpace', 'assistanceDogs'],
    {
      ...parking(
        'Parking de la Grande-Plage, 420 places, sous l’esplanade.',
        'Grande-Plage car park, 420 spaces, under the esplanade.',
      ),
      ...train('Bus 10 depuis la gare, arrêt Grande-Plage.', 'Bus 10 from the station to Grande-Plage.'),
      ...car('A63, sortie 4, puis 6 km vers la mer.', 'A63, exit 4, then 6 km to the sea.'),
    },
  ),
  'restaurants/la-rhune': access(
    'biarritz',
    [10, 'bus', 10],
    [0, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'assistanceDogs', 'largePrint'],
    parking('Voiturier de L’Éperon, offert à table.', 'The valet at L’Éperon, free when you dine.'),
  ),
  'restaurants/le-port-vieux': access(
    'biarritz',
    [13, 'taxi', 12],
    [3, 'hour'],
    ['ramp', 'assistanceDogs'],
    parking(
      'Parking Bellevue, à six minutes ; la rue est piétonne.',
      'Bellevue car park, six minutes away; the street is for walkers.',
    ),
  ),
  'spas/spa-imperial': access(
    'biarritz',
    [10, 'bus', 10],
    [6, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'wheelchair'],
    {
      ...parking(
        'Sous la terrasse de L’Éperon, deux heures comprises dans un soin.',
        'Under the terrace of L’Éperon, two hours included with a treatment.',
      ),
      ...train('La navette de l’hôtel attend le TGV de 17 h 40.', 'The hotel shuttle meets the 5.40 pm TGV.'),
      ...said('Vestiaire adapté, douche avec siège.', 'Adapted changing room, shower with a seat.'),
    },
  ),
  // Courchevel
  'hotels/le-grand-meleze': access(
    'courchevel',
    [40, 'bus', 90],
    [45, 'night'],
    ['stepFree', 'lift', 'adaptedRoom', 'adaptedToilet', 'parkingSpace', 'assistanceDogs'],
    adaptedRooms(2, ' ; fauteuil-ski réservable à l’école.', '; sit-skis can be booked at the ski school.'),
  ),
  'restaurants/la-table-du-meleze': access(
    'courchevel',
    [40, 'bus', 90],
    [0, 'visit'],
    ['stepFree', 'lift', 'adaptedToilet', 'assistanceDogs', 'largePrint'],
    parking('Dans le garage chauffé de l’hôtel, le temps du dîner.', 'In the hotel’s heated garage, for the evening.'),
  ),
  'restaurants/le-refuge-du-glacier': access('courchevel', [55, 'bus', 110], [12, 'day'], ['assistanceDogs'], {
    ...parking(
      'Parking des Verdons au pied de la télécabine ; aucune voiture ne monte.',
      'Verdons car park at the foot of the gondola; no car goes up.',
    ),
    ...car('N90 et D91 jusqu’à 1850, puis dix minutes de cabine.', 'N90 and D91 to 1850, then ten minutes by gondola.'),
  }),
  'spas/spa-du-glacier': access('courchevel', [40, 'bus', 90], [6, 'visit'], ['stepFree', 'lift', 'adaptedToilet'], {
    ...parking('Garage du Grand Mélèze, niveau -1.', 'Grand Mélèze garage, level -1.'),
    ...train('Le minibus de l’hôtel prend aussi les skieurs fatigués.', 'The hotel’s minibus takes tired skiers too.'),
    ...said('Ascenseur direct depuis le garage et les casiers.', 'A lift straight from the garage and the lockers.'),
  }),
}
