import { block } from '../../kit/block.ts'
import type { StorySource } from '../../kit/story.ts'
import { w } from '../../kit/words.ts'
import { memberPage } from './page.ts'

const REGISTRATION = w('Créer mon compte', 'Create my account')
const ACTIVATION = w('Activer mon compte', 'Activate my account')
const FORGOTTEN = w('Mot de passe oublié', 'Forgotten password')
const PASSWORD = w('Nouveau mot de passe', 'New password')
const CONFIRM = w('Confirmer mon adresse e-mail', 'Confirm my email address')
const UNDO = w('Annuler le changement d’adresse', 'Undo the change of address')

/** The pages by which somebody enters the programme: the form, and those that the links of mails open. */
export const ENTRY: readonly StorySource[] = [
  memberPage({
    access: 'public',
    slug: 'inscription',
    slugEn: 'registration',
    title: REGISTRATION,
    image: 'hotel-villa-estelle',
    teaser: w('Un compte, une carte, le tarif des membres.', 'One account, one card, the members’ rate.'),
    description: w(
      'Créez votre compte Infiniment Barrière : quelques informations, un e-mail à confirmer, et votre carte de membre est prête.',
      'Create your Infiniment Barrière account: a few details, one email to confirm, and your membership card is ready.',
    ),
    body: [
      block('member-registration', {
        title: REGISTRATION,
        intro: w('L’adhésion ne coûte rien. Comptez trois minutes.', 'Joining costs nothing. Allow three minutes.'),
        image: 'hotel-villa-estelle',
        lettering: w('Bienvenue', 'Bienvenue'),
        band: 'nuit',
      }),
    ],
  }),
  memberPage({
    access: 'public',
    slug: 'activation',
    isListed: false,
    slugEn: 'activation',
    title: ACTIVATION,
    image: 'insta-1',
    teaser: w('Le dernier pas après l’inscription.', 'The last step after signing up.'),
    description: w(
      'Activez votre compte Infiniment Barrière depuis le lien reçu par e-mail, ou demandez un nouveau lien.',
      'Activate your Infiniment Barrière account from the link in our email, or ask for a new link.',
    ),
    body: [
      block('member-activation', {
        title: ACTIVATION,
        image: 'insta-1',
        lettering: w('Bonjour', 'Bonjour'),
        band: 'petrole',
      }),
    ],
  }),
  memberPage({
    access: 'public',
    slug: 'mot-de-passe-oublie',
    slugEn: 'forgotten-password',
    title: FORGOTTEN,
    image: 'hotel-la-baie-doree',
    teaser: w('Un lien par e-mail, et vous en choisissez un autre.', 'A link by email, and you choose another.'),
    description: w(
      'Recevez par e-mail un lien pour choisir un nouveau mot de passe de votre compte Infiniment Barrière.',
      'Get a link by email to choose a new password for your Infiniment Barrière account.',
    ),
    body: [
      block('member-forgotten', {
        title: FORGOTTEN,
        image: 'hotel-la-baie-doree',
        lettering: w('Bonsoir', 'Bonsoir'),
        band: 'nuit',
      }),
    ],
  }),
  memberPage({
    access: 'public',
    slug: 'nouveau-mot-de-passe',
    isListed: false,
    slugEn: 'new-password',
    title: PASSWORD,
    image: 'hotel-la-baie-doree',
    teaser: w('Choisissez-le long.', 'Make it a long one.'),
    description: w(
      'Choisissez un nouveau mot de passe pour votre compte Infiniment Barrière depuis le lien reçu par e-mail.',
      'Choose a new password for your Infiniment Barrière account from the link in our email.',
    ),
    body: [
      block('member-password', {
        title: PASSWORD,
        intro: w(
          'Quelques mots que personne ne devinerait valent mieux qu’un mot compliqué.',
          'A few words that nobody would guess are better than one complicated word.',
        ),
        image: 'hotel-la-baie-doree',
        lettering: w('Bonsoir', 'Bonsoir'),
        band: 'nuit',
      }),
    ],
  }),
  memberPage({
    access: 'public',
    slug: 'confirmer-e-mail',
    isListed: false,
    slugEn: 'confirm-email',
    title: CONFIRM,
    image: 'insta-4',
    teaser: w('La nouvelle adresse de votre compte.', 'The new address of your account.'),
    description: w(
      'Confirmez la nouvelle adresse e-mail de votre compte Infiniment Barrière depuis le lien que nous y avons envoyé.',
      'Confirm the new email address of your Infiniment Barrière account from the link that we sent there.',
    ),
    body: [
      block('member-email', {
        kind: 'confirm',
        title: CONFIRM,
        image: 'insta-4',
        lettering: w('Bonjour', 'Bonjour'),
        band: 'petrole',
      }),
    ],
  }),
  memberPage({
    access: 'public',
    slug: 'annuler-e-mail',
    isListed: false,
    slugEn: 'undo-email',
    title: UNDO,
    image: 'insta-4',
    teaser: w('Ce changement n’était pas de vous ?', 'Was this change not yours?'),
    description: w(
      'Rétablissez l’ancienne adresse e-mail de votre compte Infiniment Barrière si le changement n’était pas de vous.',
      'Get the old email address of your Infiniment Barrière account back if the change was not yours.',
    ),
    body: [
      block('member-email', {
        kind: 'undo',
        title: UNDO,
        image: 'insta-4',
        lettering: w('Bonjour', 'Bonjour'),
        band: 'petrole',
      }),
    ],
  }),
]
