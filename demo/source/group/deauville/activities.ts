import { w } from '../../kit/words.ts'
import type { Activity } from '../../model/pleasures.ts'

export const promenadeACheval: Activity = {
  slug: 'promenade-a-cheval',
  name: w('Promenade à cheval', 'Beach ride'),
  town: 'deauville',
  street: '31, boulevard de la Digue',
  postalCode: '14800',
  latitude: 49.3585,
  longitude: 0.0613,
  category: 'land',
  minutes: 90,
  ageFrom: 8,
  price: 65,
  hotel: 'le-clos-des-courses',
  teaser: w(
    'Une heure et demie au bord de l’eau, à marée basse, sur un cheval qui connaît le chemin mieux que vous.',
    'An hour and a half along the water at low tide, on a horse that knows the way better than you do.',
  ),
  lead: w(
    'Au pas pour commencer, au trot si l’on insiste, au galop si l’on sait.',
    'At a walk to begin, at a trot if pressed, at a canter if you know how.',
  ),
  seo: {
    title: w('Promenade à cheval sur la plage de Deauville', 'Horse riding on the beach in Deauville'),
    description: w(
      'Une heure trente à cheval sur le sable de Deauville, à marée basse, dès 8 ans, débutants compris. Casque et bottes prêtés, 65 € par personne.',
      'Ninety minutes on horseback on Deauville sands at low tide, from age 8, beginners included. Hat and boots lent, €65 a person.',
    ),
  },
  story: {
    title: w('La plage, à 1,60 m au-dessus du sable', 'The beach from five feet up'),
    text: w(
      `Solène Vauquelin a dressé des pur-sang, puis elle a préféré les chevaux qui dorment la nuit. Les siens sont quinze, de l’alezan au gris, et tous ont appris à ignorer les cerfs-volants.

On part des Planches, côté ouest, une heure avant la basse mer. Les débutants suivent la ligne d’algues ; les autres passent dans l’eau, jusqu’aux étriers. Le galop se donne sur le dernier kilomètre, vers Bénerville, quand il n’y a plus personne à éclabousser. Au retour, [les Bains](story:spas/les-bains-de-deauville) ont un soin pour vos jambes.`,
      `Solène Vauquelin used to break in thoroughbreds; then she found she preferred horses that sleep at night. She has fifteen, from chestnut to grey, and all have learned to ignore kites.

You set off from the west end of the boardwalk an hour before low water. Beginners keep to the line of seaweed; the rest go in as far as the stirrups. The canter is saved for the last kilometre, towards Bénerville, where there is nobody left to splash. Afterwards [Les Bains](story:spas/les-bains-de-deauville) have a treatment for your legs.`,
    ),
  },
  lines: [
    w('Casque, bottes et cape de pluie prêtés', 'Hat, boots and rain cape lent'),
    w('Pantalon long à apporter', 'Bring long trousers'),
    w('Six cavaliers par guide, 95 kg au plus', 'Six riders to a guide, 95 kg at most'),
    w('L’heure suit la marée : appelez la veille', 'The hour follows the tide: ring the day before'),
  ],
}

export const golfDesFalaises: Activity = {
  slug: 'golf-des-falaises',
  name: w('Golf des Falaises', 'Clifftop golf'),
  town: 'deauville',
  street: '3, chemin du Mont-Canisy',
  postalCode: '14800',
  latitude: 49.3437,
  longitude: 0.0493,
  category: 'land',
  minutes: 240,
  ageFrom: 10,
  price: 85,
  hotel: 'les-colombages',
  teaser: w(
    'Dix-huit trous au-dessus de l’estuaire. Le septième se joue vers Le Havre.',
    'Eighteen holes above the estuary. The seventh is played towards Le Havre.',
  ),
  lead: w('Par 71, et le vent pour quinzième club.', 'Par 71, with the wind as a fifteenth club.'),
  seo: {
    title: w('Golf des Falaises, 18 trous à Deauville', 'Clifftop golf, 18 holes near Deauville'),
    description: w(
      'Dix-huit trous, par 71, sur la falaise à douze minutes de Deauville : départs réservés, matériel à louer, leçon d’une heure. 85 € le parcours.',
      'Eighteen holes, par 71, on the cliff twelve minutes from Deauville: tee times held, clubs for hire, one-hour lessons. €85 a round.',
    ),
  },
  story: {
    title: w('Le vent joue aussi', 'The wind plays too'),
    text: w(
      `Le parcours date de 1929. Son architecte, un Écossais qui n’aimait pas les arbres, en a gardé trois, tous mal placés. Du tertre du 7, on voit les cargos entrer au Havre ; visez le deuxième portique, et corrigez selon le drapeau.

Les départs vont de 8 h à 15 h, toutes les dix minutes. Une navette quitte [Les Colombages](story:hotels/les-colombages) à 8 h 15 et à 13 h. Au club-house, l’omelette est meilleure que la carte de score.`,
      `The course was laid out in 1929. Its architect, a Scot who disliked trees, kept three, all in the wrong place. From the seventh tee you watch freighters put in to Le Havre; aim for the second gantry and correct by the flag.

Tee times run from 8 am to 3 pm, every ten minutes. A shuttle leaves [Les Colombages](story:hotels/les-colombages) at 8.15 am and 1 pm. In the clubhouse the omelette is better than most scorecards.`,
    ),
  },
  lines: [
    w('Départ retenu par le concierge, même la veille', 'Tee time held by the concierge, even the day before'),
    w('Série de clubs à louer, 30 €', 'Set of clubs for hire, €30'),
    w('Leçon d’une heure pour deux, 70 €', 'One-hour lesson for two, €70'),
    w('Chariot compris, voiturette sur ordonnance', 'Trolley included, buggy on medical grounds'),
  ],
}
