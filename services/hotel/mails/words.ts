import type { HotelLink } from '#lib/contracts/hotel-links.ts'
import type { Locale } from '#lib/domain/locale.ts'

export interface MailWords {
  readonly subject: string
  /** `{name}`, `{email}`, `{number}` and `{level}` stand for what the mail is told. */
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly link: HotelLink }
}

/** Every mail that the hotel programme writes, in both languages. */
export const MAIL_WORDS = {
  'activation': {
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Bonjour {name},',
        'Confirmez votre adresse pour ouvrir votre compte Infiniment Barrière. Le lien est valable 24 heures.',
        'Si vous n’avez pas demandé de compte, ignorez ce message.',
      ],
      action: { label: 'Confirmer mon adresse', link: 'activation' },
    },
    en: {
      subject: 'Confirm your email address',
      paragraphs: [
        'Hello {name},',
        'Confirm your address to open your Infiniment Barrière account. The link is valid for 24 hours.',
        'If you did not ask for an account, ignore this message.',
      ],
      action: { label: 'Confirm my address', link: 'activation' },
    },
  },
  'already-registered': {
    fr: {
      subject: 'Vous avez déjà un compte',
      paragraphs: [
        'Bonjour {name},',
        'Une inscription a été demandée avec votre adresse, qui a déjà un compte Infiniment Barrière. Rien n’a changé.',
        'Mot de passe oublié ? Choisissez-en un nouveau.',
      ],
      action: { label: 'Choisir un nouveau mot de passe', link: 'forgotten' },
    },
    en: {
      subject: 'You already have an account',
      paragraphs: [
        'Hello {name},',
        'Someone asked to register with your address, which already has an Infiniment Barrière account. ' +
          'Nothing has changed.',
        'Forgotten your password? Choose a new one.',
      ],
      action: { label: 'Choose a new password', link: 'forgotten' },
    },
  },
  'reset': {
    fr: {
      subject: 'Votre nouveau mot de passe',
      paragraphs: [
        'Bonjour {name},',
        'Choisissez un nouveau mot de passe. Le lien est valable 30 minutes et ne sert qu’une fois.',
        'Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste le même.',
      ],
      action: { label: 'Choisir un mot de passe', link: 'reset' },
    },
    en: {
      subject: 'Your new password',
      paragraphs: [
        'Hello {name},',
        'Choose a new password. The link is valid for 30 minutes and works once.',
        'If you did not ask for it, ignore this message: your password stays the same.',
      ],
      action: { label: 'Choose a password', link: 'reset' },
    },
  },
  'password-changed': {
    fr: {
      subject: 'Votre mot de passe a changé',
      paragraphs: [
        'Bonjour {name},',
        'Le mot de passe de votre compte vient d’être changé et vos autres appareils ont été déconnectés.',
        'Si ce n’est pas vous, choisissez-en un nouveau sans attendre.',
      ],
      action: { label: 'Choisir un nouveau mot de passe', link: 'forgotten' },
    },
    en: {
      subject: 'Your password has changed',
      paragraphs: [
        'Hello {name},',
        'The password of your account has just been changed and your other devices have been signed out.',
        'If this was not you, choose a new one straight away.',
      ],
      action: { label: 'Choose a new password', link: 'forgotten' },
    },
  },
  'email': {
    fr: {
      subject: 'Confirmez votre nouvelle adresse',
      paragraphs: [
        'Bonjour {name},',
        'Confirmez cette adresse pour qu’elle devienne celle de votre compte. Le lien est valable 24 heures.',
        'Si vous ne l’avez pas demandé, ignorez ce message.',
      ],
      action: { label: 'Confirmer cette adresse', link: 'email' },
    },
    en: {
      subject: 'Confirm your new address',
      paragraphs: [
        'Hello {name},',
        'Confirm this address to make it the one of your account. The link is valid for 24 hours.',
        'If you did not ask for this, ignore this message.',
      ],
      action: { label: 'Confirm this address', link: 'email' },
    },
  },
  'email-undo': {
    fr: {
      subject: 'Changement de votre adresse e-mail',
      paragraphs: [
        'Bonjour {name},',
        'Un changement d’adresse a été demandé pour votre compte : {email}.',
        'Si ce n’est pas vous, annulez-le. Le lien est valable 7 jours ; il rétablit cette adresse et ' +
          'déconnecte tous les appareils.',
      ],
      action: { label: 'Annuler le changement', link: 'emailUndo' },
    },
    en: {
      subject: 'Change of your email address',
      paragraphs: [
        'Hello {name},',
        'A change of address was asked for your account: {email}.',
        'If this was not you, undo it. The link is valid for 7 days; it restores this address and signs ' +
          'every device out.',
      ],
      action: { label: 'Undo the change', link: 'emailUndo' },
    },
  },
  'card': {
    fr: {
      subject: 'Votre carte Infiniment Barrière',
      paragraphs: [
        'Bonjour {name},',
        'Votre numéro de membre est le {number}. Votre carte vous attend dans votre espace.',
      ],
      action: { label: 'Voir ma carte', link: 'card' },
    },
    en: {
      subject: 'Your Infiniment Barrière card',
      paragraphs: ['Hello {name},', 'Your membership number is {number}. Your card is waiting in your member area.'],
      action: { label: 'See my card', link: 'card' },
    },
  },
  'collaborator': {
    fr: {
      subject: 'Confirmez votre adresse professionnelle',
      paragraphs: [
        'Bonjour {name},',
        'Confirmez cette adresse pour activer votre compte collaborateur, en restant connecté à votre ' +
          'compte. Le lien est valable 24 heures.',
        'Si vous ne l’avez pas demandé, ignorez ce message.',
      ],
      action: { label: 'Activer mon compte collaborateur', link: 'collaborator' },
    },
    en: {
      subject: 'Confirm your work address',
      paragraphs: [
        'Hello {name},',
        'Confirm this address to activate your collaborator account, while signed in to your account. The ' +
          'link is valid for 24 hours.',
        'If you did not ask for this, ignore this message.',
      ],
      action: { label: 'Activate my collaborator account', link: 'collaborator' },
    },
  },
  'deleted': {
    fr: {
      subject: 'Votre compte est supprimé',
      paragraphs: ['Bonjour {name},', 'Votre compte Infiniment Barrière et toutes ses données ont été supprimés.'],
    },
    en: {
      subject: 'Your account is deleted',
      paragraphs: ['Hello {name},', 'Your Infiniment Barrière account and all its data have been deleted.'],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, MailWords>>>>

export type MailKind = keyof typeof MAIL_WORDS
