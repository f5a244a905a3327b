import type { CasinoMailWords, CasinoPaths, CasinoRewardWords } from './casino-types.ts'
import { seatMails } from './fr-seats.ts'

export const casinoRewards: CasinoRewardWords = {
  'play-10': { title: 'Ticket de jeu de 10\u00a0€', text: 'À jouer aux machines à sous du casino de votre choix.' },
  'cocktail': { title: 'Un cocktail au bar', text: 'Un cocktail de la carte, avec ou sans alcool.' },
  'dinner': { title: 'Dîner pour deux', text: 'Menu en trois plats au restaurant du casino, boissons non comprises.' },
  'show': { title: 'Deux places de spectacle', text: 'Deux places de première catégorie, selon les disponibilités.' },
  'spa': { title: 'Une heure au spa', text: 'Accès au spa et un modelage de trente minutes.' },
  'night': { title: 'Une nuit pour deux', text: 'Une nuit en chambre double, petit-déjeuner compris.' },
  'champagne': { title: 'Une bouteille de champagne', text: 'À retirer à l’accueil du casino.' },
}

export const casinoPages: CasinoPaths = {
  home: 'casino-barriere',
  login: 'casino-barriere/connexion',
  signedOut: 'casino-barriere/deconnexion',
  registration: 'casino-barriere/inscription',
  activation: 'casino-barriere/activation',
  forgotten: 'casino-barriere/mot-de-passe-oublie',
  reset: 'casino-barriere/nouveau-mot-de-passe',
  email: 'casino-barriere/confirmer-e-mail',
  emailUndo: 'casino-barriere/annuler-e-mail',
  card: 'casino-barriere/ma-carte',
  points: 'casino-barriere/mes-points',
  rewards: 'casino-barriere/mes-recompenses',
  sponsorship: 'casino-barriere/parrainage',
  offers: 'casino-barriere/mes-offres',
  jackpots: 'casino-barriere/jackpots',
  limits: 'casino-barriere/limiter-mon-acces',
  limitContest: 'casino-barriere/contester-une-limite',
  profile: 'casino-barriere/mon-profil',
  kiosk: 'borne',
  registrations: 'casino-barriere/mes-inscriptions',
  payment: 'paiement',
}

export const casinoMails: CasinoMailWords = {
  mails: {
    'activation': {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Bonjour {name},',
        'Confirmez votre adresse pour ouvrir votre compte Casino Barrière. Le lien est valable 24\u00a0heures.',
        'Le mot de passe choisi à l’inscription vous sera demandé.',
        'Si vous n’avez pas demandé de compte, ignorez ce message.',
      ],
      action: 'Confirmer mon adresse',
    },
    'already-registered': {
      subject: 'Vous avez déjà un compte',
      paragraphs: [
        'Bonjour {name},',
        'Une inscription a été demandée avec votre adresse, qui a déjà un compte Casino Barrière. Rien n’a changé.',
        'Mot de passe oublié\u00a0? Choisissez-en un nouveau.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    'reset': {
      subject: 'Votre nouveau mot de passe',
      paragraphs: [
        'Bonjour {name},',
        'Choisissez un nouveau mot de passe. Le lien est valable 30\u00a0minutes et ne sert qu’une fois.',
        'Si vous ne l’avez pas demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
      ],
      action: 'Choisir un mot de passe',
    },
    'password-changed': {
      subject: 'Votre mot de passe a changé',
      paragraphs: [
        'Bonjour {name},',
        'Le mot de passe de votre compte casino vient d’être changé et vos autres appareils ont été déconnectés.',
        'Si ce n’est pas vous, choisissez-en un nouveau sans attendre.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    'email': {
      subject: 'Confirmez votre nouvelle adresse',
      paragraphs: [
        'Bonjour {name},',
        'Confirmez cette adresse pour qu’elle devienne celle de votre compte casino. Le lien est valable ' +
          '24\u00a0heures.',
        'Si vous ne l’avez pas demandé, ignorez ce message.',
      ],
      action: 'Confirmer cette adresse',
    },
    'email-undo': {
      subject: 'Changement de votre adresse e-mail',
      paragraphs: [
        'Bonjour {name},',
        'Un changement d’adresse a été demandé pour votre compte casino\u00a0: {email}.',
        'Si ce n’est pas vous, annulez-le. Le lien est valable 7\u00a0jours\u00a0; il rétablit cette adresse.',
      ],
      action: 'Annuler le changement',
    },
    'email-changed': {
      subject: 'Votre adresse e-mail a changé',
      paragraphs: [
        'Bonjour {name},',
        'L’adresse de votre compte casino est maintenant {email}. Celle-ci ne sert plus à vous connecter.',
        'Si ce n’est pas vous, ouvrez le message reçu ici auparavant\u00a0: son lien annule le changement.',
      ],
      action: 'Me connecter',
    },
    'new-browser': {
      subject: 'Nouvelle connexion à votre compte',
      paragraphs: [
        'Bonjour {name},',
        'Votre compte casino vient d’être ouvert dans un navigateur qui ne l’avait jamais fait\u00a0: {device}.',
        'Si ce n’est pas vous, choisissez un nouveau mot de passe\u00a0: tous les appareils seront déconnectés.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    'card-login': {
      subject: 'Connexion avec votre carte',
      paragraphs: [
        'Bonjour {name},',
        'Votre compte casino vient d’être ouvert avec le numéro de votre carte et votre date de ' +
          'naissance\u00a0: {device}. Cette connexion montre votre carte, votre statut et votre ' +
          'solde\u00a0; le reste demande votre mot de passe.',
        'Si ce n’est pas vous, choisissez un nouveau mot de passe\u00a0: tous les appareils seront ' + 'déconnectés.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    'limit-set': {
      subject: 'Votre limite est en place',
      paragraphs: [
        'Bonjour {name},',
        'Votre accès est limité jusqu’au {day} et nous ne vous écrirons plus pour vous proposer nos ' +
          'offres. Cette limite ne peut être ni raccourcie, ni assouplie.',
        'Pour en parler, appelez Joueurs Info Service au 09\u00a074\u00a075\u00a013\u00a013, de 8\u00a0h ' +
          'à 2\u00a0h.',
      ],
      action: 'Voir ma limite',
    },
    'limit-contest': {
      subject: 'Une limite a été posée sur votre compte',
      paragraphs: [
        'Bonjour {name},',
        'Votre accès est limité jusqu’au {day}. La demande vient d’un navigateur ouvert avec votre carte ' +
          'et votre date de naissance.',
        'Si vous ne l’avez pas faite, contestez-la\u00a0: le lien est valable 24\u00a0heures, il lève ' +
          'cette limite et déconnecte tous les appareils.',
      ],
      action: 'Contester cette limite',
    },
    'inactive': {
      subject: 'Votre compte sera bientôt supprimé',
      paragraphs: [
        'Bonjour {name},',
        'Votre compte casino ne sert plus depuis longtemps. Sans connexion de votre part, il sera supprimé ' +
          'dans 30\u00a0jours.',
        'Pour le garder, il suffit de vous connecter.',
      ],
      action: 'Me connecter',
    },
    'card-issued': {
      subject: 'Votre carte Casino Barrière',
      paragraphs: [
        'Bonjour {name},',
        'Votre carte {number} vient de vous être remise. Retrouvez-la aussi dans votre compte.',
        'Si vous n’avez pas demandé de carte, signalez-le à l’accueil d’un de nos casinos.',
      ],
      action: 'Voir ma carte',
    },
    'card-renewal': {
      subject: 'Votre demande de nouvelle carte',
      paragraphs: [
        'Bonjour {name},',
        'Votre demande de remplacement de la carte {number} est enregistrée. La nouvelle vous attend à l’accueil.',
        'Si vous ne l’avez pas demandée, choisissez un nouveau mot de passe.',
      ],
      action: 'Voir ma carte',
    },
    'tier-reached': {
      subject: 'Votre nouveau statut',
      paragraphs: [
        'Bonjour {name},',
        'Votre carte passe au statut {tier}.',
        'Votre compte vous dit ce que ce statut vous apporte.',
      ],
      action: 'Voir ma carte',
    },
    'tier-falls': {
      subject: 'Votre statut change bientôt',
      paragraphs: [
        'Bonjour {name},',
        'Sans nouveaux points d’ici au {day}, votre statut {tier} prendra fin.',
        'Votre compte vous dit combien de points il vous manque.',
      ],
      action: 'Voir mes points',
    },
    'invitation': {
      subject: '{sponsor} vous invite',
      paragraphs: [
        'Bonjour,',
        '{sponsor} vous invite à rejoindre le programme des casinos Barrière avec le code {code}, et recevra à votre ' +
          'première visite {points}\u00a0points, qui valent {amount}.',
        'Réservé aux majeurs. Si cette invitation ne vous dit rien, ignorez ce message\u00a0: aucune autre ' +
          'ne suivra d’elle-même.',
      ],
      action: 'Créer mon compte',
    },
    'godson-rewarded': {
      subject: 'Merci pour votre parrainage',
      paragraphs: [
        'Bonjour {name},',
        'Un de vos filleuls est venu pour la première fois\u00a0: vous recevez {points}\u00a0points, qui ' +
          'valent {amount}.',
        'Retrouvez vos filleuls dans votre compte.',
      ],
      action: 'Voir mes filleuls',
    },
    'voucher': {
      subject: 'Votre bon',
      paragraphs: [
        'Bonjour {name},',
        'Votre bon {code} est prêt, contre {points}\u00a0points. Présentez-le à l’accueil du casino.',
        'Vous pouvez l’annuler pendant un jour\u00a0: vos points vous reviennent.',
      ],
      action: 'Voir mes bons',
    },
    'voucher-cancelled': {
      subject: 'Votre bon est annulé',
      paragraphs: [
        'Bonjour {name},',
        'Votre bon {code} est annulé et ses {points}\u00a0points vous sont rendus, avec la même date d’expiration.',
        'Si ce n’est pas vous, choisissez un nouveau mot de passe.',
      ],
      action: 'Voir mes bons',
    },
    ...seatMails,
    'card-code': {
      subject: 'Votre code\u00a0: {code}',
      paragraphs: [
        'Bonjour {name},',
        'Pour ouvrir un compte avec votre carte Casino Barrière, saisissez le code {code}. Il est valable ' +
          '{minutes}\u00a0minutes.',
        'Si vous ne l’avez pas demandé, ignorez ce message et ne donnez ce code à personne.',
      ],
    },
    'step-up': {
      subject: 'Votre code\u00a0: {code}',
      paragraphs: [
        'Bonjour {name},',
        'Pour continuer dans votre compte casino, saisissez le code {code}. Il est valable ' +
          '{minutes}\u00a0minutes et ne sert qu’une fois.',
        'Si vous ne l’avez pas demandé, ignorez ce message et ne donnez ce code à personne.',
      ],
    },
    'deleted': {
      subject: 'Votre compte est supprimé',
      paragraphs: [
        'Bonjour {name},',
        'Votre compte casino et tout ce qui s’y rattachait viennent d’être supprimés.',
        'Ce message est le dernier.',
      ],
    },
  },
  tiers: { white: 'White', silver: 'Silver', gold: 'Gold', black: 'Black' },
}
