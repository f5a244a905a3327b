import { block } from '../../kit/block.ts'
import { story } from '../../kit/link.ts'
import type { StorySource } from '../../kit/story.ts'
import { w } from '../../kit/words.ts'
import { crumbs } from '../../build/common.ts'
import { AREA, areaPage, memberPage } from './page.ts'

/** The pages that members read: card, stays, benefits, birthday, menu, and the offers of each level. */
export const MEMBER_AREA: readonly StorySource[] = [
  memberPage({
    slug: 'menu',
    slugEn: 'menu',
    title: AREA.label,
    image: 'insta-4',
    access: 'public',
    teaser: w('Toutes les pages de votre compte.', 'Every page of your account.'),
    description: w(
      'Carte, séjours, avantages, anniversaire et profil : toutes les pages de votre compte Infiniment Barrière.',
      'Card, stays, benefits, birthday and profile: every page of your Infiniment Barrière account.',
    ),
    body: [
      crumbs(AREA.label),
      block('member-menu', { title: AREA.label }),
      block('rich-text', {
        title: w('Des prix pour vous', 'Prices for you'),
        tone: 'alternate',
        text: w(
          'Connectez-vous, et votre tarif paraît à côté du prix public, sur les chambres comme sur les offres. Il vous suit jusqu’à la réservation.\n\n- [Offres Infiniment](story:infiniment-barriere/offres-infiniment), pour le statut Infiniment\n- [Offres collaborateurs](story:infiniment-barriere/offres-collaborateurs), pour les équipes du groupe',
          'Sign in, and your rate stands beside the public price, on rooms as on offers. It goes with you to the booking.\n\n- [Infiniment offers](story:infiniment-barriere/offres-infiniment), for Infiniment members\n- [Collaborator offers](story:infiniment-barriere/offres-collaborateurs), for the group’s staff',
        ),
      }),
    ],
  }),
  areaPage({
    slug: 'ma-carte',
    slugEn: 'my-card',
    title: w('Ma carte', 'My card'),
    image: 'insta-1',
    teaser: w('Votre numéro, son code QR, et la carte par e-mail.', 'Your number, its QR code, and the card by email.'),
    description: w(
      'Votre carte Infiniment Barrière : numéro de membre, code QR, statut, envoi par e-mail et lecture sans réseau.',
      'Your Infiniment Barrière card: membership number, QR code, status, delivery by email and use without a network.',
    ),
    body: [block('member-card', { title: w('Ma carte', 'My card') })],
  }),
  areaPage({
    slug: 'mes-sejours',
    slugEn: 'my-stays',
    title: w('Mes séjours', 'My stays'),
    image: 'hotel-la-baie-doree',
    teaser: w('Ceux qui viennent, ceux qui sont passés.', 'The ones ahead and the ones behind.'),
    description: w(
      'Vos séjours à venir et passés dans les hôtels du groupe : dates, chambre, numéro de dossier et montant.',
      'Your stays to come and past stays in the group’s hotels: dates, room, booking reference and amount.',
    ),
    body: [block('member-stays', { title: w('Mes séjours', 'My stays'), hotels: story('hotels') })],
  }),
  areaPage({
    slug: 'mes-avantages',
    slugEn: 'my-advantages',
    title: w('Mes avantages', 'My benefits'),
    image: 'restaurant-le-jardin-d-hiver',
    teaser: w('Ce que votre statut vous donne à chaque séjour.', 'What your status gives you at every stay.'),
    description: w(
      'Les avantages de votre statut Infiniment Barrière, valables toute l’année dans les dix hôtels.',
      'The benefits of your Infiniment Barrière status, all year round in all ten hotels.',
    ),
    body: [
      block('member-advantages', {
        kind: 'standing',
        title: w('Mes avantages', 'My benefits'),
        intro: w('Ils valent toute l’année, à chaque séjour.', 'They hold all year round, at every stay.'),
        hotels: story('hotels'),
      }),
      block('rich-text', {
        title: w('Sur les offres aussi', 'On offers too'),
        tone: 'alternate',
        text: w(
          'Votre tarif membre paraît sur chaque offre de séjour. Au statut Infiniment, elles sont réunies dans les [Offres Infiniment](story:infiniment-barriere/offres-infiniment).',
          'Your member rate stands on every offer of a stay. For Infiniment members they are gathered in the [Infiniment offers](story:infiniment-barriere/offres-infiniment).',
        ),
      }),
    ],
  }),
  areaPage({
    slug: 'mon-anniversaire',
    slugEn: 'my-birthday',
    title: w('Mon anniversaire', 'My birthday'),
    image: 'restaurant-la-table-du-meleze',
    teaser: w('Un mois par an, la table est mise pour vous.', 'One month a year, the table is laid for you.'),
    description: w(
      'Les avantages du mois de votre anniversaire : leurs dates, et combien de jours il vous reste.',
      'The benefits of your birthday month: their dates, and how many days you have left.',
    ),
    body: [
      block('member-advantages', {
        kind: 'birthday',
        title: w('Mon anniversaire', 'My birthday'),
        intro: w('Le mois entier compte, pas seulement le jour.', 'The whole month counts, not only the day.'),
        hotels: story('hotels'),
      }),
    ],
  }),
  areaPage({
    slug: 'offres-infiniment',
    slugEn: 'infinitely-offers',
    title: w('Offres Infiniment', 'Infiniment offers'),
    image: 'offre-trois-nuits-a-cannes',
    access: 'infinitely',
    teaser: w('Les offres du moment, lues avec votre carte en main.', 'Current offers, read with your card in hand.'),
    description: w(
      'Réservé aux membres Infiniment : les offres du moment et ce que votre statut y ajoute.',
      'For Infiniment members: current offers and what your status adds to them.',
    ),
    body: [
      block('rich-text', {
        eyebrow: w('Infiniment', 'Infiniment'),
        title: w('Offres Infiniment', 'Infiniment offers'),
        image: 'chambre-la-baie-doree-suite-de-la-rotonde',
        image_side: 'right',
        text: w(
          'Sous chaque offre de séjour, votre tarif membre : 10 % de moins, appliqué dès que vous réservez d’ici, sans code à recopier.\n\nLe départ à 14 h et le surclassement restent les vôtres, selon disponibilité.',
          'Under every offer of a stay, your member rate: 10% less, applied as soon as you book from here, with no code to copy.\n\nThe 2 pm check-out and the upgrade stay yours, subject to availability.',
        ),
      }),
      block('offers-list', {
        title: w('Les offres du moment', 'Current offers'),
        list_folder: 'offres',
        limit: 6,
        tone: 'alternate',
        action_label: w('Toutes les offres', 'All offers'),
        action: story('offres'),
      }),
    ],
  }),
  areaPage({
    slug: 'offres-collaborateurs',
    slugEn: 'collaborator-offers',
    title: w('Offres collaborateurs', 'Collaborator offers'),
    image: 'hotel-les-colombages',
    access: 'collaborators',
    teaser: w('Dix maisons au tarif de la maison.', 'Ten houses at the house rate.'),
    description: w(
      'Réservé aux collaborateurs du groupe : 30 % de moins sur la chambre dans les dix hôtels.',
      'For the group’s staff: 30% off the room in all ten hotels.',
    ),
    body: [
      block('rich-text', {
        eyebrow: w('Collaborateur', 'Collaborator'),
        title: w('Offres collaborateurs', 'Collaborator offers'),
        image: 'hotel-l-eperon',
        image_side: 'right',
        text: w(
          'Le tarif collaborateur retire 30 % au prix de la chambre, dans toutes les maisons du groupe ; il paraît ci-dessous à côté du prix public, et vous suit jusqu’à la réservation. Présentez votre carte à l’arrivée, avec une pièce d’identité.\n\nLe départ à 14 h, selon disponibilité, et le petit déjeuner du mois de votre anniversaire vous sont acquis aussi.',
          'The staff rate takes 30% off the price of the room, in every house of the group; it stands below beside the public price, and goes with you to the booking. Show your card on arrival, with an identity document.\n\nChecking out at 2 pm, subject to availability, and breakfast in the month of your birthday are yours as well.',
        ),
      }),
      block('cards', {
        title: w('Où dormir', 'Where to stay'),
        list_folder: 'hotels',
        list_type: 'hotel',
        tone: 'alternate',
      }),
      block('offers-list', {
        title: w('Les offres, à votre tarif', 'Offers, at your rate'),
        list_folder: 'offres',
        limit: 6,
      }),
    ],
  }),
]
