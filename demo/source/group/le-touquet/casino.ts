import { w } from '../../kit/words.ts'
import type { Casino } from '../../model/places.ts'

export const casino: Casino = {
  slug: 'le-touquet',
  trigram: 'LTQ',
  name: w('Casino du Touquet', 'Le Touquet casino'),
  town: 'le-touquet',
  street: '2, allée de la Rotonde',
  postalCode: '62520',
  latitude: 50.5158,
  longitude: 1.5829,
  phone: '02 61 91 00 78',
  email: 'casino-letouquet@barriere.example',
  tables: 8,
  machines: 130,
  teaser: w(
    'Une rotonde de brique avec une piste de cirque, un petit théâtre, huit tables et 130 machines.',
    'A brick rotunda with a circus ring, a small theatre, eight tables and 130 machines.',
  ),
  lead: w('Ici, les acrobates ont précédé les croupiers.', 'The acrobats were here before the croupiers.'),
  seo: {
    title: w('Casino du Touquet : tables, machines et cirque', 'Le Touquet casino: tables, machines and a circus'),
    description: w(
      'Roulette, black-jack, 130 machines et une rotonde de cirque au Touquet, ouvert tous les jours dès 11 h. Jeux interdits aux moins de 18 ans.',
      'Roulette, blackjack, 130 machines and a circus rotunda in Le Touquet, open daily from 11 am. No gaming under 18.',
    ),
  },
  story: {
    title: w('Une piste de treize mètres sous la coupole', 'A thirteen-metre ring under the dome'),
    text: w(
      `La rotonde fut construite en 1913 pour un cirque à demeure, qui tint deux saisons. Le casino prit la suite et garda la piste : elle sert encore, trois week-ends sur quatre, à des [compagnies sans animaux](story:spectacles/cirque-sur-la-piste). Autour, 420 places sur des gradins de velours.

Les salles de jeux sont dans l'anneau extérieur. On y circule sans trouver de coin, ce qui a ruiné plus d'une bouderie. Le petit théâtre, 160 fauteuils, s'ouvre sur la rue et ne communique pas avec elles.

Fixez votre budget avant d'entrer et laissez votre carte bancaire au coffre, si cela aide : nos hôtes vous la rendent dès que vous la demandez, sans question.`,
      `The rotunda was built in 1913 for a resident circus, which lasted two seasons. The casino took over and kept the ring: three weekends in four it still serves [companies without animals](story:spectacles/cirque-sur-la-piste). Around it are 420 seats on velvet tiers.

The gaming rooms fill the outer circle. They have no corners, which has spoilt many a sulk. The small theatre, with 160 seats, opens onto the street and does not connect with them.

Settle your budget before you come in and leave your bank card in our safe, if that helps: our hosts return it whenever you ask, with no questions.`,
    ),
  },
  games: [
    {
      game: 'roulette',
      text: w(
        'Quatre cylindres à zéro simple, l’un d’eux réglé lentement pour ceux qui apprennent.',
        'Four single-zero wheels, one of them kept slow for learners.',
      ),
      stake: 2,
      tables: 4,
      opens: w('Dès 17 h', 'From 5 pm'),
    },
    {
      game: 'black-jack',
      text: w(
        'Trois tables en arc de cercle, comme les murs. Assurance et partage expliqués sur demande.',
        'Three tables curved like the walls. Insurance and splitting explained on request.',
      ),
      stake: 5,
      tables: 3,
      opens: w('Dès 19 h', 'From 7 pm'),
    },
    {
      game: 'poker',
      text: w(
        'Une table, le vendredi, avec café à discrétion et arrêt de la partie à 1 h.',
        'One table on Friday, with coffee on the house and the game over at 1 am.',
      ),
      stake: 5,
      tables: 1,
      opens: w('Vendredi, dès 20 h', 'Friday, from 8 pm'),
    },
    {
      game: 'machines',
      text: w(
        '130 machines en couronne ; chacune affiche le temps passé devant elle.',
        '130 machines in a ring; each shows how long you have been sitting there.',
      ),
      stake: 0.01,
      opens: w('Dès 11 h', 'From 11 am'),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Lundi au jeudi', 'Monday to Thursday'),
        days: ['mon', 'tue', 'wed', 'thu'],
        opens: '11:00',
        closes: '01:00',
      },
      {
        label: w('Vendredi au dimanche', 'Friday to Sunday'),
        days: ['fri', 'sat', 'sun'],
        opens: '11:00',
        closes: '03:00',
      },
    ],
    note: w(
      'Dès 18 ans dans l’anneau des jeux, pièce d’identité à l’appui. Gradins et théâtre sont ouverts aux familles.',
      'Gaming circle from 18, with proof of identity. The ring seats and theatre are open to families.',
    ),
  },
  timeline: {
    title: w('Tourner en rond depuis 1913', 'Going round since 1913'),
    years: [
      {
        year: '1913',
        title: w('Un cirque en dur', 'A circus in brick'),
        text: w(
          'Seize écuries, deux éléphants loués à Anvers et une coupole de 22 mètres.',
          'Sixteen stables, two elephants hired from Antwerp and a dome 22 metres high.',
        ),
      },
      {
        year: '1920',
        title: w('On joue autour', 'Play moves in around it'),
        text: w(
          'Les écuries deviennent salons. L’odeur met un an à partir.',
          'The stables become saloons. The smell takes a year to leave.',
        ),
      },
      {
        year: '1947',
        title: w('La coupole refaite', 'The dome rebuilt'),
        text: w(
          'Des charpentiers de marine d’Étaples la remontent en onze semaines, sans un plan.',
          'Étaples shipwrights put it back in eleven weeks, without a drawing.',
        ),
      },
      {
        year: '2003',
        title: w('Retour des acrobates', 'The acrobats return'),
        text: w(
          'La piste, couverte d’une moquette depuis trente ans, est rendue à la sciure.',
          'The ring, carpeted for thirty years, goes back to sawdust.',
        ),
      },
    ],
  },
  questions: [
    {
      question: w('Les enfants peuvent-ils entrer dans la rotonde ?', 'May children come into the rotunda?'),
      answer: w(
        'Oui, par l’allée, les jours de spectacle et avec un adulte. Aucune porte ne mène de leurs gradins aux salles de jeux.',
        'Yes, from the drive, on show days and with an adult. No door leads from their seats to the gaming rooms.',
      ),
    },
    {
      question: w('Que se passe-t-il au contrôle ?', 'What happens at the door?'),
      answer: w(
        'Nous vérifions votre âge et que vous n’êtes pas inscrit au fichier des interdits de jeux. Deux minutes, un document original, aucune copie gardée.',
        'We check your age and that you are not on the exclusion register. It takes two minutes and one original document; no copy is kept.',
      ),
    },
    {
      question: w('Comment faire une pause de plusieurs mois ?', 'How can I take a break of several months?'),
      answer: w(
        'Demandez un hôte à l’entrée, ou suivez [la marche à suivre](story:jeu-responsable). La pause vaut dans tous nos casinos dès le lendemain.',
        'Ask for a host at the entrance, or follow [the steps on this page](story:jeu-responsable). The break holds in all our casinos from the next day.',
      ),
    },
  ],
}
