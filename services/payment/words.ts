import type { CardFault } from './card.ts'
import type { Delivery, EndingName } from './outcomes.ts'

export type Language = 'fr' | 'en'

/** Language of forms without a known one, and of pages for developers. */
export const DEFAULT_LANGUAGE: Language = 'fr'
export const DEVELOPERS_LANGUAGE: Language = 'en'

export interface Words {
  readonly brand: string
  readonly title: string
  readonly merchant: string
  readonly amount: string
  readonly reference: string
  readonly notice: string
  readonly cards: string
  readonly colon: string
  readonly leadsTo: { readonly accepted: string; readonly unauthenticated: string; readonly challenge: string }
  readonly number: string
  readonly expiry: string
  readonly expiryHint: string
  readonly cvv: string
  readonly cvvHint: string
  readonly faults: Readonly<Record<CardFault, string>> & { readonly title: string }
  readonly pay: (amount: string) => string
  readonly cancel: string
  readonly demonstration: string
  readonly delivery: string
  readonly deliveries: Readonly<Record<Delivery, string>>
  readonly stays: string
  readonly endings: Readonly<Record<EndingName | 'challenge', string>>
  readonly challengeTitle: string
  readonly challenge: (amount: string) => string
  readonly confirm: string
  readonly fail: string
  readonly ended: Readonly<Record<EndingName, string>>
  readonly back: string
  readonly stayed: string
  readonly held: string
  readonly badRequest: string
  readonly badField: (number: string) => string
  readonly gone: string
  readonly goneText: string
}

export const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    brand: 'PAIEMENT SÉCURISÉ',
    title: 'Paiement par carte',
    merchant: 'Commerçant',
    amount: 'Montant',
    reference: 'Référence',
    notice:
      'Cette page tient lieu de celle du prestataire de paiement. Ne saisissez aucune vraie carte\u00a0: ' +
      'seules les cartes de test sont acceptées, avec une date à venir et trois chiffres quelconques.',
    cards: 'Cartes de test',
    colon: '\u00a0:',
    leadsTo: {
      accepted: 'paiement accepté',
      unauthenticated: 'authentification refusée',
      challenge: 'authentification demandée',
    },
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    expiryHint: 'Mois et année, comme 09/29.',
    cvv: 'Code de sécurité',
    cvvHint: 'Les trois chiffres au dos de la carte.',
    faults: {
      title: 'Le paiement n’a pas été envoyé',
      number: 'Saisissez le numéro d’une carte de test.',
      expiry: 'Saisissez une date à venir, comme 09/29.',
      cvv: 'Saisissez les trois chiffres au dos de la carte.',
    },
    pay: (amount) => `Payer ${amount}`,
    cancel: 'Annuler et revenir à la boutique',
    demonstration: 'Démonstration',
    delivery: 'Comment la notification parvient au commerçant',
    deliveries: {
      normal: 'Tout de suite',
      late: 'En retard, quand vous la libérez',
      twice: 'Deux fois',
      reordered: 'Dans le désordre\u00a0: «\u00a0en cours\u00a0» après le résultat',
      never: 'Jamais',
      forged: 'Signée d’une autre clé',
      amount: 'Avec un autre montant',
    },
    stays: 'Le navigateur ne revient pas',
    endings: {
      accepted: 'Accepté',
      pending: 'En cours de vérification',
      refused: 'Refusé',
      challenge: 'Authentification demandée',
      unauthenticated: 'Authentification refusée',
      cancelled: 'Annulé',
      expired: 'Expiré',
      technical: 'Erreur technique',
    },
    challengeTitle: 'Votre banque vérifie que c’est vous',
    challenge: (amount) => `Confirmez le paiement de ${amount} à Barrière.`,
    confirm: 'Confirmer le paiement',
    fail: 'Ce n’est pas moi',
    ended: {
      accepted: 'Paiement accepté',
      pending: 'Paiement en cours de vérification',
      refused: 'Paiement refusé',
      unauthenticated: 'Authentification refusée',
      cancelled: 'Paiement annulé',
      expired: 'Le délai de paiement est passé',
      technical: 'Erreur technique',
    },
    back: 'Revenir à la boutique',
    stayed: 'Votre navigateur ne revient pas à la boutique\u00a0: fermez cette page.',
    held: 'La notification attend\u00a0: libérez-la sur la page de démonstration.',
    badRequest: 'Demande de paiement refusée',
    badField: (number) => `Résultat 30, champ ${number}.`,
    gone: 'Ce paiement n’existe pas',
    goneText: 'Revenez à la boutique et recommencez.',
  },
  en: {
    brand: 'SECURE PAYMENT',
    title: 'Card payment',
    merchant: 'Merchant',
    amount: 'Amount',
    reference: 'Reference',
    notice:
      'This page stands in for the payment provider’s. Enter no real card: only the test cards are accepted, ' +
      'with any future date and any three digits.',
    cards: 'Test cards',
    colon: ':',
    leadsTo: {
      accepted: 'payment accepted',
      unauthenticated: 'authentication refused',
      challenge: 'authentication asked for',
    },
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'Month and year, such as 09/29.',
    cvv: 'Security code',
    cvvHint: 'The three digits on the back of the card.',
    faults: {
      title: 'The payment was not sent',
      number: 'Enter the number of a test card.',
      expiry: 'Enter a future date, such as 09/29.',
      cvv: 'Enter the three digits on the back of the card.',
    },
    pay: (amount) => `Pay ${amount}`,
    cancel: 'Cancel and return to the shop',
    demonstration: 'Demonstration',
    delivery: 'How the notification reaches the merchant',
    deliveries: {
      normal: 'At once',
      late: 'Late, when you release it',
      twice: 'Twice',
      reordered: 'Out of order: “pending” after the result',
      never: 'Never',
      forged: 'Signed with another key',
      amount: 'With another amount',
    },
    stays: 'The browser does not return',
    endings: {
      accepted: 'Accepted',
      pending: 'Under verification',
      refused: 'Refused',
      challenge: 'Authentication asked for',
      unauthenticated: 'Authentication refused',
      cancelled: 'Cancelled',
      expired: 'Expired',
      technical: 'Technical error',
    },
    challengeTitle: 'Your bank checks that it is you',
    challenge: (amount) => `Confirm the payment of ${amount} to Barrière.`,
    confirm: 'Confirm the payment',
    fail: 'It is not me',
    ended: {
      accepted: 'Payment accepted',
      pending: 'Payment under verification',
      refused: 'Payment refused',
      unauthenticated: 'Authentication refused',
      cancelled: 'Payment cancelled',
      expired: 'The time to pay is over',
      technical: 'Technical error',
    },
    back: 'Return to the shop',
    stayed: 'Your browser does not return to the shop: close this page.',
    held: 'The notification waits: release it on the demonstration page.',
    badRequest: 'Payment request refused',
    badField: (number) => `Result 30, field ${number}.`,
    gone: 'There is no such payment',
    goneText: 'Return to the shop and start again.',
  },
}
