import { block } from '../../kit/block.ts'
import { story } from '../../kit/link.ts'
import type { StorySource } from '../../kit/story.ts'
import { w } from '../../kit/words.ts'
import { areaPage } from './page.ts'

const PROFILE = w('Mon profil', 'My profile')

const SESSIONS = w('Mes connexions', 'Where I am signed in')

const COLLABORATOR = w('Espace collaborateur', 'Collaborator account')

/** The pages on which members change what the programme knows of them. */
export const MEMBER_PROFILE: readonly StorySource[] = [
  areaPage({
    slug: 'mon-profil',
    slugEn: 'my-profile',
    title: PROFILE,
    image: 'insta-2',
    teaser: w('Vos coordonnées, vos préférences et vos données.', 'Your details, your preferences and your data.'),
    description: w(
      'Modifiez vos informations, votre adresse, votre e-mail, votre mot de passe et vos communications, ou téléchargez vos données.',
      'Edit your details, your address, your email, your password and your communications, or download your data.',
    ),
    body: [
      block('member-profile', {
        title: PROFILE,
        intro: w(
          'Ce que nous savons de vous. Vous pouvez tout changer ici.',
          'What we know about you. You can change all of it here.',
        ),
      }),
    ],
  }),
  areaPage({
    slug: 'mes-connexions',
    slugEn: 'where-i-am-signed-in',
    title: SESSIONS,
    image: 'insta-3',
    teaser: w('Qui a la clé, et depuis quand.', 'Who has the key, and since when.'),
    description: w(
      'Les navigateurs où votre compte est ouvert, vos clés d’accès et l’activité récente : déconnectez ce qui n’est pas à vous.',
      'The browsers where your account is open, your passkeys and recent activity: sign out what is not yours.',
    ),
    body: [
      block('member-sessions', {
        title: SESSIONS,
        intro: w(
          'Les navigateurs où votre compte est ouvert, et les clés qui l’ouvrent.',
          'The browsers where your account is open, and the keys that open it.',
        ),
      }),
    ],
  }),
  areaPage({
    slug: 'collaborateur',
    slugEn: 'collaborator',
    title: COLLABORATOR,
    image: 'hotel-l-eperon',
    teaser: w('Pour celles et ceux qui travaillent dans le groupe.', 'For those who work in the group.'),
    description: w(
      'Activez le statut Collaborateur avec votre adresse professionnelle : tarif de la maison dans les dix hôtels du groupe.',
      'Activate the Collaborator status with your work address: the house rate in the group’s ten hotels.',
    ),
    body: [
      block('member-collaborator', {
        title: COLLABORATOR,
        intro: w('Pour celles et ceux qui travaillent dans le groupe.', 'For those who work in the group.'),
        offers: story('infiniment-barriere/offres-collaborateurs'),
      }),
    ],
  }),
]
