import { block } from '../../kit/block.ts'
import type { StorySource } from '../../kit/story.ts'
import { w } from '../../kit/words.ts'
import { casinoPage } from './page.ts'

const LOGIN = w('Me connecter', 'Sign in')
const SIGNED_OUT = w('Déconnexion', 'Signed out')
const REGISTRATION = w('Créer mon compte', 'Create my account')
const ACTIVATION = w('Activer mon compte', 'Activate my account')
const FORGOTTEN = w('Mot de passe oublié', 'Forgotten password')
const PASSWORD = w('Nouveau mot de passe', 'New password')
const CONFIRM = w('Confirmer mon adresse e-mail', 'Confirm my email address')
const UNDO = w('Annuler le changement d’adresse', 'Undo the change of address')
const CONTEST = w('Contester une limite', 'Contest a limit')

const POSTER = { programme: 'casino', lettering: w('Bonsoir', 'Bonsoir'), band: 'nuit' } as const

/** The pages by which somebody enters the casino programme, those that the links of mails open, and the way out. */
export const CASINO_ENTRY: readonly StorySource[] = [
  casinoPage({
    access: 'public',
    slug: 'connexion',
    slugEn: 'login',
    title: LOGIN,
    image: 'casino-cannes-les-palmiers',
    teaser: w('Votre carte, vos points et vos offres.', 'Your card, your points and your offers.'),
    description: w(
      'Connectez-vous au programme des casinos Barrière avec votre mot de passe, ou avec le numéro de votre carte et votre date de naissance.',
      'Sign in to the programme of the Barrière casinos with your password, or with your card number and date of birth.',
    ),
    body: [
      block('member-login', {
        title: LOGIN,
        intro: w(
          'Votre carte, vos points et vos offres, réservés aux majeurs.',
          'Your card, your points and your offers, for adults only.',
        ),
        image: 'casino-cannes-les-palmiers',
        ...POSTER,
      }),
    ],
  }),
  casinoPage({
    access: 'public',
    slug: 'deconnexion',
    slugEn: 'signed-out',
    title: SIGNED_OUT,
    image: 'casino-cannes-les-palmiers',
    teaser: w('À bientôt.', 'See you soon.'),
    description: w(
      'Votre session du programme des casinos est fermée sur cet appareil.',
      'Your session of the casino programme is closed on this device.',
    ),
    body: [
      block('rich-text', {
        title: w('Vous êtes déconnecté', 'You are signed out'),
        text: w(
          'Votre session du programme des casinos est fermée sur cet appareil. [Me connecter à nouveau](story:casino-barriere/connexion)',
          'Your session of the casino programme is closed on this device. [Sign in again](story:casino-barriere/connexion)',
        ),
      }),
    ],
  }),
  casinoPage({
    access: 'public',
    slug: 'inscription',
    slugEn: 'registration',
    title: REGISTRATION,
    image: 'casino-cannes-les-palmiers',
    teaser: w('Avec votre carte, ou avant de la recevoir.', 'With your card, or before you have one.'),
    description: w(
      'Créez votre compte du programme des casinos Barrière, avec la carte que vous avez déjà ou avant de la recevoir dans un casino.',
      'Create your account of the Barrière casinos’ programme, with the card that you have or before you receive one in a casino.',
    ),
    body: [
      block('member-registration', {
        title: REGISTRATION,
        intro: w(
          'L’adhésion ne coûte rien. Elle est réservée aux majeurs.',
          'Joining costs nothing. It is for adults only.',
        ),
        image: 'casino-cannes-les-palmiers',
        ...POSTER,
      }),
    ],
  }),
  casinoPage({
    access: 'public',
    slug: 'activation',
    slugEn: 'activation',
    title: ACTIVATION,
    image: 'insta-1',
    teaser: w('Le dernier pas après l’inscription.', 'The last step after signing up.'),
    description: w(
      'Activez votre compte du programme des casinos depuis le lien reçu par e-mail, ou demandez un nouveau lien.',
      'Activate your account of the casino programme from the link in our email, or ask for a new link.',
    ),
    body: [block('member-activation', { title: ACTIVATION, image: 'insta-1', ...POSTER })],
  }),
  casinoPage({
    access: 'public',
    slug: 'mot-de-passe-oublie',
    slugEn: 'forgotten-password',
    title: FORGOTTEN,
    image: 'insta-4',
    teaser: w('Un lien par e-mail, et vous en choisissez un autre.', 'A link by email, and you choose another.'),
    description: w(
      'Recevez par e-mail un lien pour choisir un nouveau mot de passe de votre compte du programme des casinos.',
      'Get a link by email to choose a new password for your account of the casino programme.',
    ),
    body: [block('member-forgotten', { title: FORGOTTEN, image: 'insta-4', ...POSTER })],
  }),
  casinoPage({
    access: 'public',
    slug: 'nouveau-mot-de-passe',
    slugEn: 'new-password',
    title: PASSWORD,
    image: 'insta-4',
    teaser: w('Choisissez-le long.', 'Make it a long one.'),
    description: w(
      'Choisissez un nouveau mot de passe pour votre compte du programme des casinos depuis le lien reçu par e-mail.',
      'Choose a new password for your account of the casino programme from the link in our email.',
    ),
    body: [block('member-password', { title: PASSWORD, image: 'insta-4', ...POSTER })],
  }),
  casinoPage({
    access: 'public',
    slug: 'confirmer-e-mail',
    slugEn: 'confirm-email',
    title: CONFIRM,
    image: 'insta-1',
    teaser: w('La nouvelle adresse de votre compte.', 'The new address of your account.'),
    description: w(
      'Confirmez la nouvelle adresse e-mail de votre compte du programme des casinos depuis le lien que nous y avons envoyé.',
      'Confirm the new email address of your account of the casino programme from the link that we sent there.',
    ),
    body: [block('member-email', { kind: 'confirm', title: CONFIRM, image: 'insta-1', ...POSTER })],
  }),
  casinoPage({
    access: 'public',
    slug: 'annuler-e-mail',
    slugEn: 'undo-email',
    title: UNDO,
    image: 'insta-1',
    teaser: w('Ce changement n’était pas de vous\u00a0?', 'Was this change not yours?'),
    description: w(
      'Rétablissez l’ancienne adresse e-mail de votre compte du programme des casinos si le changement n’était pas de vous.',
      'Get the old email address of your account of the casino programme back if the change was not yours.',
    ),
    body: [block('member-email', { kind: 'undo', title: UNDO, image: 'insta-1', ...POSTER })],
  }),
  casinoPage({
    access: 'public',
    slug: 'contester-une-limite',
    slugEn: 'contest-a-limit',
    title: CONTEST,
    image: 'insta-1',
    teaser: w('Cette limite n’est pas de vous\u00a0?', 'Was this limit not set by you?'),
    description: w(
      'Levez une limite d’accès posée sur votre compte du programme des casinos par une autre personne que vous.',
      'Lift a limit of access that somebody other than you has set on your account of the casino programme.',
    ),
    body: [block('member-email', { kind: 'contest', title: CONTEST, image: 'insta-1', ...POSTER })],
  }),
]
