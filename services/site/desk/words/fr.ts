import { PASSWORD_LENGTH } from '@barriere/shared/domain/people/password.ts'
import type { RequestState } from '@barriere/shared/domain/visitors/request.ts'
import type { EnrolFault } from '@barriere/shared/contracts/staff.ts'
import { formatsIn } from './formats.ts'
import { FR_CASINO } from './fr-casino.ts'
import { FR_MEMBERS } from './fr-members.ts'
import { FR_TRAIL } from './fr-trail.ts'

const FORMATS = formatsIn('fr')

const counted = (number: number, one: string, many: string): string =>
  `${FORMATS.number(number)} ${number > 1 ? many : one}`

const STATES: Readonly<Record<RequestState, string>> = {
  new: 'Nouvelle',
  read: 'Lue',
  answered: 'Répondue',
  closed: 'Close',
}

const FAULTS: Readonly<Record<EnrolFault, string>> = {
  length: `Le mot de passe compte de ${PASSWORD_LENGTH.min} à ${PASSWORD_LENGTH.max} caractères.`,
  lowercase: 'Ajoutez une minuscule au mot de passe.',
  uppercase: 'Ajoutez une majuscule au mot de passe.',
  number: 'Ajoutez un chiffre au mot de passe.',
  special: 'Ajoutez un caractère spécial au mot de passe.',
  personal: 'Le mot de passe ne contient ni votre nom ni votre adresse e-mail.',
  common: 'Ce mot de passe se devine trop vite\u00a0: choisissez-en un plus long ou moins courant.',
  repeat: 'Les deux mots de passe ne sont pas les mêmes.',
  code: 'Ce code n’est pas le bon\u00a0: saisissez celui que l’application affiche maintenant.',
}

/** All texts of the desk's pages, in French. */
export const FR = {
  formats: FORMATS,
  states: STATES,
  faults: FAULTS,
  passwordHint:
    `${PASSWORD_LENGTH.min} caractères au moins, ` +
    'avec une minuscule, une majuscule, un chiffre et un caractère spécial.',
  colon: '\u00a0:',
  operator: 'Ligne de commande',
  login: {
    title: 'Guichet des demandes',
    lead: 'Connectez-vous avec le compte que l’on vous a ouvert.',
    email: 'E-mail',
    password: 'Mot de passe',
    code: 'Code à usage unique',
    codeHint: 'Les six chiffres que votre application d’authentification affiche.',
    submit: 'Se connecter',
    refused:
      'L’adresse, le mot de passe ou le code ne convient pas. Un code ne sert qu’une fois. ' +
      'Après trois essais, l’accès se ferme pendant une heure depuis cette adresse\u00a0; ' +
      'un autre administrateur peut le rouvrir.',
    tooMany: 'Trop d’essais ont eu lieu. Attendez quelques minutes, puis recommencez.',
    out: 'Vous êtes déconnecté.',
    ended: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  },
  invitation: {
    title: 'Ouvrir votre accès',
    lead: (name: string) => `Bonjour ${name}, votre accès au guichet s’ouvre en trois pas.`,
    scan: 'Scannez ce code avec une application d’authentification de votre téléphone.',
    qr: 'Code QR pour l’application d’authentification',
    key: 'Sans appareil photo, saisissez cette clé',
    code: 'Code que l’application affiche',
    password: 'Mot de passe',
    repeated: 'Le même mot de passe',
    submit: 'Ouvrir mon accès',
    done: 'Votre accès est ouvert. Connectez-vous avec votre mot de passe et le prochain code de l’application.',
    over: 'Cette invitation n’est plus valable. Demandez-en une autre à la personne qui gère le guichet.',
    overTitle: 'Invitation expirée',
  },
  account: {
    title: 'Mon compte',
    name: 'Nom',
    email: 'E-mail',
    sessions: 'Sessions ouvertes',
    session: (began: string, used: string) => `Ouverte le ${began}, utilisée pour la dernière fois le ${used}`,
    own: 'Cette session',
    alone: 'Aucune autre session n’est ouverte.',
    which: 'Session à terminer',
    others: 'Toutes les autres',
    end: 'Terminer',
    ended: 'C’est fait. Les sessions encore ouvertes sont affichées ici.',
    change: 'Changer de mot de passe',
    text: 'Vos autres sessions se terminent. Celle-ci reste ouverte.',
    current: 'Mot de passe actuel',
    password: 'Nouveau mot de passe',
    repeated: 'Le même nouveau mot de passe',
    submit: 'Changer le mot de passe',
    wrong: 'Ce n’est pas votre mot de passe actuel. Après trois essais, attendez une heure.',
    changed: 'Votre mot de passe est changé, et vos autres sessions sont terminées.',
  },
  nav: {
    label: 'Guichet',
    list: 'Demandes',
    cards: 'Cartes',
    clocks: 'Horloges',
    terminals: FR_CASINO.terminals.title,
    refunds: 'Remboursements',
    members: 'Membres',
    staff: 'Accès',
    report: 'Relevé',
    trail: 'Journal',
    account: 'Mon compte',
    logout: 'Se déconnecter',
  },
  list: {
    title: 'Demandes',
    filter: 'Choisir',
    words: 'Référence, nom, société ou e-mail',
    more: 'État, nature, établissement et dates',
    state: 'État',
    kind: 'Nature',
    property: 'Établissement',
    none: 'Sans établissement',
    all: 'Tous',
    allKinds: 'Toutes',
    from: 'Reçues du',
    to: 'au',
    submit: 'Afficher',
    reset: 'Tout afficher',
    found: (number: number) => counted(number, 'demande', 'demandes'),
    nothing: 'Aucune demande ne correspond à ce choix.',
    older: 'Plus anciennes',
    newest: 'Les plus récentes',
    export: 'Exporter en CSV',
    exportMany: (most: number) =>
      `Ce choix réunit plus de ${FORMATS.number(most)} demandes\u00a0: ` +
      'précisez la période, puis exportez en plusieurs fois.',
    file: 'demandes',
    columns: { reference: 'Référence', received: 'Reçue le', kind: 'Nature', state: 'État' },
  },
  request: {
    received: 'Reçue le',
    kind: 'Nature',
    state: 'État',
    desk: 'Adressée à',
    consent: 'Consentement',
    thread: 'Réponses',
    by: (author: string) => `Réponse de ${author}`,
    none: 'Personne n’a encore répondu.',
    answer: 'Répondre',
    text: 'Votre réponse',
    textHint: (email: string, language: string) =>
      `Elle part à ${email}. Langue de cette personne\u00a0: ${language}. Commencez par une formule de salutation ` +
      'et signez\u00a0: l’e-mail n’ajoute que la référence.',
    send: 'Envoyer la réponse',
    sent: 'Votre réponse est envoyée.',
    empty: 'Écrivez votre réponse avant de l’envoyer.',
    long: (most: number) => `Votre réponse dépasse ${FORMATS.number(most)} caractères.`,
    before: 'Ce formulaire a déjà servi à envoyer un autre texte. Celui-ci part si vous l’envoyez de nouveau.',
    manage: 'Suivi',
    change: 'Changer l’état',
    changed: 'L’état est modifié.',
    delete: 'Supprimer la demande',
    history: 'Historique',
  },
  delete: {
    title: (reference: string) => `Supprimer ${reference}\u00a0?`,
    text:
      'La demande, vos réponses et les e-mails qui attendent encore sont effacés, sans retour possible. ' +
      'Le journal garde la référence.',
    submit: 'Supprimer définitivement',
    cancel: 'Garder la demande',
    done: (reference: string) => `La demande ${reference} est supprimée.`,
  },
  freshCode: {
    label: 'Nouveau code à usage unique',
    hint: 'Les six chiffres que votre application affiche maintenant\u00a0; un code ne sert qu’une fois.',
    fault: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
  },
  reason: {
    label: 'Motif',
    hint: (least: number) =>
      `${least} caractères au moins. Le journal le garde\u00a0: n’y écrivez aucune donnée personnelle.`,
    fault: (least: number, most: number) => `Écrivez un motif de ${least} à ${most} caractères.`,
  },
  failure: {
    back: (page: string) => `Retour à «\u00a0${page}\u00a0»`,
    kept: 'Votre texte n’est pas envoyé. Copiez-le avant de quitter cette page\u00a0:',
    title: 'Page introuvable',
    text: 'Cette page n’existe pas, ou elle ne concerne pas vos établissements.',
    refusedTitle: 'Envoi refusé',
    refused: 'Ce formulaire vient d’une autre page ou d’une autre session. Rechargez la page et recommencez.',
    busyTitle: 'Un instant',
    busy: 'Le guichet est très sollicité. Recommencez dans quelques secondes.',
    largeTitle: 'Envoi trop long',
    large: 'Ce formulaire contient plus de texte que le guichet n’en accepte.',
  },
  members: FR_MEMBERS,
  ...FR_CASINO,
  ...FR_TRAIL,
}

/** Texts of the desk in one language. */
export type Words = typeof FR
