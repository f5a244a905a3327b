import { w } from '../../kit/words.ts'
import type { Spa } from '../../model/places.ts'

export const spaDuPalmarium: Spa = {
  slug: 'spa-du-palmarium',
  name: 'Spa du Palmarium',
  town: 'cannes',
  street: '31, boulevard de la Croisette',
  postalCode: '06400',
  latitude: 43.551,
  longitude: 7.0224,
  phone: '04 65 71 10 60',
  email: 'spa-palmarium@barriere.example',
  hotel: 'le-palmarium',
  area: 720,
  cabins: 6,
  price: 75,
  teaser: w(
    'Un bassin de vingt mètres au premier étage, en plein air toute l’année, et six cabines qui sentent l’oranger.',
    'A twenty-metre pool on the first floor, open to the sky all year, and six rooms that smell of orange trees.',
  ),
  lead: w(
    'Nager dehors en janvier, les palmes à hauteur d’épaule.',
    'Swim outdoors in January, with palm fronds at your shoulder.',
  ),
  seo: {
    title: w('Spa du Palmarium, bassin en plein air à Cannes', 'Spa du Palmarium, open-air pool in Cannes'),
    description: w(
      'Bassin de 20 m à 29 °C en terrasse, hammam, six cabines et soins à la fleur d’oranger au Palmarium, à Cannes. Ouvert à tous, dès 75 € le soin.',
      'A 20 m terrace pool at 29 °C, hammam, six rooms and orange-blossom treatments at Le Palmarium in Cannes. Open to all, treatments from €75.',
    ),
  },
  story: {
    title: w('L’hiver se passe dehors', 'Winter is spent outdoors'),
    text: w(
      `Les dames du siècle dernier venaient ici prendre l’air derrière une vitre. La vitre est partie, l’air est resté. On y a creusé un bassin bleu sombre, à 29 °C, d’où l’on voit les têtes des palmiers, un morceau de baie et les ferries.

L’orange amère est l’affaire de la maison. Les fleurs viennent de Vallauris en avril, 300 kilos en dix jours ; une distillerie en tire l’eau, un moulin l’huile, et Ghislaine Toselli, qui dirige les soins, garde le premier flacon pour le comparer au suivant.

Les clients du [Palmarium](story:hotels/le-palmarium) entrent en peignoir. Ceux de la [Villa Estelle](story:hotels/villa-estelle) paient 30 €, le prix d’un déjeuner. Les téléphones dorment au vestiaire, dans de petites boîtes à gants.`,
      `Ladies of the last century came here to take the air behind glass. The glass has gone, the air is still here. A dark blue pool was dug, kept at 29 °C, from which you see the heads of the palms, a piece of bay and the ferries.

Bitter orange is the speciality. The blossom comes from Vallauris in April, 300 kilos in ten days; a distillery makes the water, a mill makes the oil, and Ghislaine Toselli, who runs the treatments, keeps each first bottle to compare with the next.

Guests of [Le Palmarium](story:hotels/le-palmarium) come in their robes. Those of [Villa Estelle](story:hotels/villa-estelle) pay €30, the price of a lunch. Telephones sleep in the changing room, in small glove boxes.`,
    ),
  },
  treatments: [
    {
      name: w('Fleur d’oranger', 'Orange blossom'),
      text: w(
        'Une heure, de la nuque aux talons, huile tiède et eau de fleur sur les paupières.',
        'An hour from neck to heels, warm oil, and blossom water on the eyelids.',
      ),
      minutes: 60,
      price: 140,
    },
    {
      name: w('Après le tapis', 'After the carpet'),
      text: w(
        'Pieds et mollets, pour qui a monté des marches en talons ou porté les valises.',
        'Feet and calves, for whoever climbed steps in heels or carried the cases.',
      ),
      minutes: 30,
      price: 75,
    },
    {
      name: w('Visage de lumière', 'A face for the light'),
      text: w(
        'Quatre gestes, un masque d’argile blanche, aucune promesse au-delà du lendemain.',
        'Four steps, a white clay mask, and no promises beyond tomorrow.',
      ),
      minutes: 50,
      price: 125,
    },
    {
      name: w('Bain de palmes', 'Palm bath'),
      text: w(
        'Gommage au sucre, bain chaud dehors, enveloppement, sorbet d’orange amère.',
        'Sugar scrub, hot bath outdoors, a wrap, and a bitter orange sorbet.',
      ),
      minutes: 120,
      price: 235,
    },
  ],
  points: [
    {
      icon: 'thermometer',
      title: w('29 °C dehors', '29 °C outdoors'),
      text: w(
        'Chauffé par les cuisines, deux étages plus bas : le bouillon paie le bassin.',
        'Heated by the kitchens two floors below: the stockpots pay for the pool.',
      ),
    },
    {
      icon: 'sun',
      title: w('Dix-huit transats', 'Eighteen loungers'),
      text: w(
        'Au sud, à l’abri du mistral. Vos voisins sont à deux mètres, par règlement.',
        'Facing south, out of the mistral. Your neighbours are two metres away, by rule.',
      ),
    },
    {
      icon: 'droplets',
      title: w('Hammam de faïence', 'Tiled hammam'),
      text: w(
        '44 °C, 6 000 carreaux posés à Vallauris par un seul homme, qui signe le dernier.',
        '44 °C and 6,000 Vallauris tiles set by one man, who signed the last.',
      ),
    },
    {
      icon: 'sunrise',
      title: w('Longueurs de l’aube', 'Lengths at dawn'),
      text: w(
        'Le mardi et le jeudi dès 6 h, lampes éteintes. Le soleil vient quand il veut.',
        'Tuesdays and Thursdays from 6 am, lamps out. The sun comes when it likes.',
      ),
    },
  ],
  hours: {
    periods: [
      {
        label: w('Mardi et jeudi, à l’aube', 'Tuesday and Thursday, from dawn'),
        days: ['tue', 'thu'],
        opens: '06:00',
        closes: '20:30',
      },
      {
        label: w('Les autres jours', 'Other days'),
        days: ['mon', 'wed', 'fri', 'sat', 'sun'],
        opens: '07:00',
        closes: '20:30',
      },
    ],
    specialDays: [
      {
        days: 22,
        label: w('Taille des palmiers du premier rang', 'Front-row palms are trimmed'),
        opens: '14:00',
        closes: '20:30',
      },
    ],
    note: w(
      'Les soins commencent à 10 h, le dernier finit à 20 h. Visiteurs de l’extérieur après 9 h 30.',
      'Treatments begin at 10 am, and the last ends at 8 pm. Outside visitors after 9.30 am.',
    ),
  },
  questions: [
    {
      question: w(
        'Combien coûte le spa sans chambre au Palmarium ?',
        'What does the spa cost without a room at Le Palmarium?',
      ),
      answer: w(
        '60 € pour quatre heures, bassin et hammam, linge et tisane compris ; rien si vous réservez un soin d’une heure ou plus.',
        '€60 for four hours of pool and hammam, linen and herbal tea included; nothing if you book a treatment of an hour or more.',
      ),
    },
    {
      question: w('Nage-t-on quand il pleut ?', 'Do people swim in the rain?'),
      answer: w(
        'Surtout quand il pleut : le bassin est vide et l’eau paraît plus chaude. Par orage, le maître-nageur siffle et sert le thé.',
        'Especially then: the pool is empty and the water feels warmer. In a thunderstorm the lifeguard blows his whistle and pours tea.',
      ),
    },
    {
      question: w('Les enfants ont-ils accès au bassin ?', 'Can children use the pool?'),
      answer: w(
        'De 9 h 30 à 11 h 30 et de 15 h à 17 h, avec un adulte dans l’eau jusqu’à 8 ans. Le hammam est ouvert à partir de 16 ans.',
        'From 9.30 to 11.30 am and 3 to 5 pm, with an adult in the water up to age 8. The hammam is for ages 16 and over.',
      ),
    },
  ],
}
