import type { PagePaths } from './page-paths.ts'
import type {
  AgentWords,
  BookingCodes,
  CityNames,
  Formats,
  LanguageTags,
  Mails,
  Phone,
  Prepositions,
  Search,
} from './types.ts'
import { stayMails } from './en-stays.ts'

export { casinoMails, casinoPages, casinoRewards } from './en-casino.ts'
export { demonstration } from './en-demonstration.ts'
export {
  editorInvitation,
  editorMention,
  editorRecovery,
  editorReview,
  editorScheduled,
  editorToken,
  newsletter,
  newsletterForm,
  requests,
} from './en-requests.ts'
export { seats } from './en-seats.ts'
export { hotelPages, invoices } from './en-stays.ts'

/** The language's name in itself. */
export const name = 'English'

/** British formats, although the message catalogue is named `en-US`. */
export const tags: LanguageTags = { catalogue: 'en-US', format: 'en-GB' }

export const formats: Formats = {
  dayOfMonth: String,
  time: (hours, minutes) =>
    [
      hours % 12 || 12,
      minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`,
      `\u00a0${hours < 12 ? 'am' : 'pm'}`,
    ].join(''),
  midnight: '12\u00a0midnight',
  noon: '12\u00a0noon',
  allDay: '24\u00a0hours',
  rangeDash: '–',
  colon: ':',
  writtenDay: /^(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(\p{L}{3,})\.?\s+(\d{4})$/u,
}

export const prepositions: Prepositions = { inTown: (town) => `in ${town}`, ofTown: (town) => `in ${town}` }

export const phone: Phone = { country: 'GB', example: '07400 123456' }

export const pages: PagePaths = {
  search: 'search',
  evening: 'my-evening',
  trip: 'my-trip',
  tournaments: 'tournaments',
  seminarQuote: 'seminars/quote',
  contact: 'contact',
  followUp: 'follow-up',
  newsletter: 'newsletter',
  subscription: 'newsletter-subscription',
  privacy: 'privacy',
  cookies: 'cookies',
  terms: 'infiniment-barriere/terms',
  conditions: 'terms-of-use',
  shows: 'shows',
}

export const agents: AgentWords = {
  unknownBrowser: 'Unknown browser',
  unknownSystem: 'an unknown system',
  on: (browser, system) => `${browser} on ${system}`,
}

export const booking: BookingCodes = { synxis: 'en-US', thefork: 'en-GB', zenchef: 'en' }

/**
 * Translation of the legal gambling warning. Shown after the French text, which the law requires, never instead of it.
 */
export const gamblingAid: string | undefined =
  'Gambling can be dangerous: loss of money, family conflict, addiction… Find advice at ' +
  'joueurs-info-service.fr (+33 9 74 75 13 13, free of surcharge).'

export const cities: CityNames = {
  paris: 'Paris',
  lyon: 'Lyon',
  marseille: 'Marseille',
  bordeaux: 'Bordeaux',
  nantes: 'Nantes',
  strasbourg: 'Strasbourg',
  toulouse: 'Toulouse',
  lille: 'Lille',
  london: 'London',
  brussels: 'Brussels',
  geneva: 'Geneva',
}

export const search: Search = {
  configuration: 'english',
  stems: 'english_stem',
  negations: ['without', 'no', 'not'],
  kinds: {
    hotel: 'hotel',
    casino: 'casino',
    restaurant: 'restaurant',
    spa: 'spa',
    destination: 'destination town',
    collection: 'collection',
    room: 'room',
    offer: 'offer',
    activity: 'activity',
    show: 'show',
    event: 'event',
    tournament: 'tournament poker',
    seminar: 'seminar',
    article: 'article',
    page: '',
    question: 'question',
  },
}

/** Mails of the hotel programme. */
export const mails: Mails = {
  'activation': {
    subject: 'Confirm your email address',
    paragraphs: [
      'Hello {name},',
      'Confirm your address to open your Infiniment Barrière account. The link is valid for 24 hours.',
      'You will be asked for the password that you chose when you signed up.',
      'If you did not ask for an account, ignore this message.',
    ],
    action: 'Confirm my address',
  },
  'already-registered': {
    subject: 'You already have an account',
    paragraphs: [
      'Hello {name},',
      'Someone asked to register with your address, which already has an Infiniment Barrière account. ' +
        'Nothing has changed.',
      'Forgotten your password? Choose a new one.',
    ],
    action: 'Choose a new password',
  },
  'reset': {
    subject: 'Your new password',
    paragraphs: [
      'Hello {name},',
      'Choose a new password. The link is valid for 30 minutes and works once.',
      'If you did not ask for it, ignore this message: your password stays the same.',
    ],
    action: 'Choose a password',
  },
  'password-changed': {
    subject: 'Your password has changed',
    paragraphs: [
      'Hello {name},',
      'The password of your account has just been changed and your other devices have been signed out.',
      'If this was not you, choose a new one straight away.',
    ],
    action: 'Choose a new password',
  },
  'email': {
    subject: 'Confirm your new address',
    paragraphs: [
      'Hello {name},',
      'Confirm this address to make it the one of your account. The link is valid for 24 hours.',
      'If you did not ask for this, ignore this message.',
    ],
    action: 'Confirm this address',
  },
  'email-undo': {
    subject: 'Change of your email address',
    paragraphs: [
      'Hello {name},',
      'A change of address was asked for your account: {email}.',
      'If this was not you, undo it. The link is valid for 7 days; ' +
        'it restores this address and signs every device out.',
    ],
    action: 'Undo the change',
  },
  'email-changed': {
    subject: 'Your email address has changed',
    paragraphs: [
      'Hello {name},',
      'The address of your account is now {email}. You can no longer sign in with this one.',
      'If this was not you, open the message “Change of your email address” that you received here before: ' +
        'its link undoes the change.',
    ],
    action: 'See my account',
  },
  'new-browser': {
    subject: 'New sign-in to your account',
    paragraphs: [
      'Hello {name},',
      'Someone has signed in to your account from a browser that we had not seen before: {device}.',
      'If this was not you, sign it out and change your password at once.',
    ],
    action: 'See where I am signed in',
  },
  'passkey-added': {
    subject: 'A passkey has been added',
    paragraphs: [
      'Hello {name},',
      'Your account can now be opened with a new passkey: {key}.',
      'If this was not you, remove it and change your password at once.',
    ],
    action: 'See my passkeys',
  },
  'passkey-removed': {
    subject: 'A passkey has been removed',
    paragraphs: [
      'Hello {name},',
      'This passkey no longer opens your account: {key}.',
      'If this was not you, change your password at once.',
    ],
    action: 'See my passkeys',
  },
  'second-step-added': {
    subject: 'Two-step verification is on',
    paragraphs: [
      'Hello {name},',
      'Your account now asks for a code at each sign-in with the password.',
      'If this was not you, change your password and write to us at once.',
    ],
    action: 'See where I am signed in',
  },
  'second-step-removed': {
    subject: 'Two-step verification is off',
    paragraphs: [
      'Hello {name},',
      'Your account no longer asks for a code at sign-in: the password is enough.',
      'If this was not you, change your password at once.',
    ],
    action: 'See where I am signed in',
  },
  'recovery-codes': {
    subject: 'Your recovery codes have changed',
    paragraphs: [
      'Hello {name},',
      'New recovery codes have been made for your account. The earlier ones no longer work.',
      'If this was not you, change your password at once.',
    ],
    action: 'See where I am signed in',
  },
  'card': {
    subject: 'Your Infiniment Barrière card',
    paragraphs: ['Hello {name},', 'Your membership number is {number}. Your card is waiting in your member area.'],
    action: 'See my card',
  },
  'collaborator': {
    subject: 'Confirm your work address',
    paragraphs: [
      'Hello {name},',
      'Confirm this address to activate your collaborator account, while signed in to your account. ' +
        'The link is valid for 24 hours.',
      'If you did not ask for this, ignore this message.',
    ],
    action: 'Activate my collaborator account',
  },
  'inactive': {
    subject: 'Your account will soon be deleted',
    paragraphs: [
      'Hello {name},',
      'Your Infiniment Barrière account has not been used for a long time. ' +
        'It will be deleted in 30 days, with all its data.',
      'To keep it, simply sign in before then.',
    ],
    action: 'Sign in',
  },
  ...stayMails,
  'deleted': {
    subject: 'Your account is deleted',
    paragraphs: ['Hello {name},', 'Your Infiniment Barrière account and all its data have been deleted.'],
  },
}
