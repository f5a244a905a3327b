import { day, w } from '../../kit/words.ts'
import type { Show } from '../../model/pleasures.ts'
import { seat } from '../seats.ts'
import { weekly } from '../weekly.ts'

export const chansonsDuCoinDuFeu: Show = {
  slug: 'chansons-du-coin-du-feu',
  name: w('Chansons du coin du feu', 'Fireside songs'),
  town: 'courchevel',
  venue: 'hotels/le-grand-meleze',
  hall: w('Salle des Skis, Le Grand Mélèze', 'The Ski Room, Le Grand Mélèze'),
  genre: w('Chanson', 'Song'),
  category: 'music',
  performances: [...weekly(day(4, '20:30'), 10), ...weekly(day(9, '20:30'), 9)],
  minutes: 75,
  price: 22,
  seats: [seat('hearth', 30, 20), seat('chair', 22, 60)],
  seller: 'casinos/enghien-les-bains',
  teaser: w(
    'Une guitare, une voix de Tarentaise et quatre-vingts chaises autour d’un feu. On demande un air, elle le joue.',
    'One guitar, a voice from the Tarentaise and eighty chairs around a fire. Name a tune and she plays it.',
  ),
  lead: w(
    'Les vendredis et les mercredis, une guitare devant la cheminée.',
    'Fridays and Wednesdays, a guitar by the hearth.',
  ),
  seo: {
    title: w('Chansons du coin du feu à Courchevel', 'Fireside songs in Courchevel'),
    description: w(
      'Maëlle Fontanel chante au Grand Mélèze de Courchevel, le vendredi et le mercredi à 20 h 30. Soixante-quinze minutes, dès 22 €.',
      'Maëlle Fontanel sings at Le Grand Mélèze in Courchevel, Fridays and Wednesdays at 8.30 pm. Seventy-five minutes, from €22.',
    ),
  },
  story: {
    title: w('La salle où séchaient les skis', 'The room where skis were dried'),
    text: w(
      `Le plancher porte encore les marques des carres. En 1952, on y pendait quarante paires devant le poêle ; aujourd’hui, quatre-vingts chaises, un tabouret et la guitare de Maëlle Fontanel, née trois virages plus bas.

Elle connaît deux cents chansons et n’en prépare aucune. La première est pour celui qui arrive en retard. Après la dernière, la cuisine de [La Table du Mélèze](story:restaurants/la-table-du-meleze) envoie une soupe que personne n’a commandée.`,
      `The floor still bears the marks of ski edges. In 1952 forty pairs hung here before the stove; today there are eighty chairs, one stool and the guitar of Maëlle Fontanel, born three bends further down.

She knows two hundred songs and prepares none. The first is for whoever comes in late. After the last, the kitchen of [La Table du Mélèze](story:restaurants/la-table-du-meleze) sends up a soup that nobody ordered.`,
    ),
  },
  questions: [
    {
      question: w('Peut-on demander une chanson ?', 'Can I ask for a song?'),
      answer: w(
        'Oui, sur un papier glissé dans le sabot de l’entrée. Elle en tire sept.',
        'Yes, on a slip of paper in the clog by the door. She draws seven.',
      ),
    },
    {
      question: w('Vient-on en chaussures de ski ?', 'Can I come in ski boots?'),
      answer: w(
        'Des chaussons de feutre attendent sous chaque chaise.',
        'There is a pair of felt slippers under every chair.',
      ),
    },
  ],
}
