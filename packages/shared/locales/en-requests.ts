import type {
  EditorInvitationWords,
  EditorMentionWords,
  EditorRecoveryWords,
  EditorReviewWords,
  EditorScheduledWords,
  EditorTokenWords,
  NewsletterFormWords,
  NewsletterWords,
  RequestWords,
} from './types.ts'

/** Mails on requests. */
export const requests: RequestWords = {
  kinds: { contact: 'Message', event: 'Event request', seminar: 'Seminar request' },
  facts: {
    subject: 'Subject',
    property: 'Property',
    eventType: 'Event',
    venues: 'Venues',
    participants: 'Participants',
    layout: 'Layout',
    dates: 'Dates',
    date: 'Date',
    guests: 'Guests',
    rooms: 'Rooms',
    budget: 'Budget',
    destination: 'Destination',
    arrival: 'Arrival',
    departure: 'Departure',
    equipment: 'Equipment',
    catering: 'Catering',
    incentives: 'Activities',
    person: 'From',
    company: 'Company',
    invoice: 'Invoice to',
    email: 'Email',
    phoneNumber: 'Telephone',
    language: 'Language',
    page: 'Page',
    campaign: 'Campaign',
    message: 'Message',
  },
  eventTypes: {
    wedding: 'Wedding',
    birthday: 'Birthday',
    gala: 'Gala',
    cocktail: 'Cocktail party',
    launch: 'Product launch',
    team: 'Team day',
    other: 'Other event',
  },
  layouts: {
    theatre: 'Theatre',
    classroom: 'Classroom',
    u_shape: 'U shape',
    boardroom: 'Boardroom',
    banquet: 'Banquet',
    cocktail: 'Cocktail',
  },
  equipment: {
    projection: 'Screen and projector',
    sound: 'Sound and microphones',
    stage: 'Stage',
    video: 'Video conferencing',
    interpreting: 'Interpreters’ booths',
    flipcharts: 'Flip charts',
  },
  catering: {
    welcome: 'Welcome coffee',
    breaks: 'Breaks',
    lunch: 'Lunch',
    cocktail: 'Cocktail party',
    dinner: 'Dinner',
  },
  capacity: {
    enough: '{venue}: up to {seats}\u00a0people',
    tooFew: '{venue}: {seats}\u00a0people at most, {count} asked for',
    none: '{venue}: not set out this way',
  },
  dates: { day: '{first}', days: '{first} to {last}', month: '{first}, days to be agreed' },
  civilities: { Mr: 'Mr', Mrs: 'Mrs' },
  desk: {
    subject: '{reference}: {kind}{about}',
    opening: ['Hello,', 'Somebody who visited the site is waiting for your answer to request {reference}.'],
    closing: ['Reply to this email: your answer goes to the person who wrote.'],
    action: 'Open at the desk',
  },
  followUp: 'Follow my request',
  answer: {
    subject: 'Our answer to your request {reference}',
    closing: ['To go on with the conversation, reply to this email and keep the reference {reference}.'],
  },
  confirmation: {
    contact: {
      subject: 'Your message {reference}',
      opening: [
        'Hello,',
        'Your message is recorded under the reference {reference}. We will answer you at this address.',
      ],
      closing: [
        'Please quote this reference if you call us: it lets us find your message.',
        'You did not write to us? Somebody entered your address by mistake: ignore this email.',
      ],
    },
    event: {
      subject: 'Your event request {reference}',
      opening: [
        'Hello,',
        'Your request is recorded under the reference {reference}. ' +
          'We are looking at your dates and will answer you at this address.',
      ],
      closing: [
        'Please quote this reference if you call us: it lets us find your request.',
        'You did not ask for anything? Somebody entered your address by mistake: ignore this email.',
      ],
    },
    seminar: {
      subject: 'Your seminar request {reference}',
      opening: [
        'Hello,',
        'Your request is recorded under the reference {reference}. ' +
          'We are preparing a quote and will answer you at this address. A recap is attached to this email.',
      ],
      closing: [
        'Please quote this reference if you call us: it lets us find your request.',
        'You did not ask for anything? Somebody entered your address by mistake: ignore this email.',
      ],
    },
  },
  recap: {
    file: 'seminar',
    title: 'Your seminar',
    lead:
      'Recap of request {reference}. ' +
      'The venues and the dates are not booked yet: we will answer you with a quote.',
    page: (reference, page, pages) => `${reference} · page ${page} of ${pages}`,
  },
}

/** Mails of the newsletter. */
export const newsletter: NewsletterWords = {
  confirm: {
    subject: 'Confirm your subscription to the letter',
    opening: [
      'Hello,',
      'Somebody, probably you, asked for our letter at this address. Confirm it with one click to receive it.',
    ],
    action: 'Confirm my subscription',
    closing: [
      'This link is valid for seven days.',
      'You did not ask for anything? Ignore this email: without confirmation you will not receive the letter.',
    ],
  },
  known: {
    subject: 'You already receive the letter',
    opening: [
      'Hello,',
      'This address has just been entered for our letter, which it already receives. Your subscription is unchanged.',
    ],
    action: 'See my preferences',
    closing: ['There you can choose your themes and your language, or end your subscription.'],
  },
  preferences: 'My preferences and how to unsubscribe',
}

/** The short form of the footer, and the sentence of its consent. */
export const newsletterForm: NewsletterFormWords = {
  consent: { lead: 'I agree to receive the letter by email, as explained in the', link: 'privacy policy' },
  newTab: '(new tab)',
  faults: {
    email: 'Enter a full email address, for example name@example.com.',
    privacy: 'Tick this box to subscribe.',
  },
  sending: 'Sending',
  sent: 'One more click: open the link in the email that we are sending you.',
  failed: 'The subscription could not be saved. Try again in a moment.',
}

export const editorInvitation: EditorInvitationWords = {
  subject: 'Your access to the editor',
  opening: [
    'Hello {name},',
    'You are invited to edit the website. Choose your password and register the second step in your ' +
      'authenticator app. The link is valid for 72 hours, once.',
  ],
  action: 'Activate my access',
  closing: ['If you were not expecting this invitation, ignore this message.'],
}

export const editorRecovery: EditorRecoveryWords = {
  subject: 'Your password for the editor',
  opening: [
    'Hello {name},',
    'You have asked for a new password for the website’s editor. The link is valid for 30 minutes, once. Your second ' +
      'step stays as it is.',
  ],
  action: 'Choose a password',
  closing: ['If you have not asked for anything, ignore this message: your password does not change.'],
}

/** Common words of mails with a link to a page of the editor. */
const ABOUT_A_PAGE = {
  action: 'Open the page in the editor',
  closing: ['You receive this message because you have access to the website’s editor.'],
}

export const editorMention: EditorMentionWords = {
  subject: 'A comment is addressed to you',
  opening: ['Hello {name},', '{author} mentions you about “{story}”:', '{message}'],
  ...ABOUT_A_PAGE,
}

export const editorScheduled: EditorScheduledWords = {
  subject: 'A page that you scheduled has been changed',
  opening: [
    'Hello {name},',
    '{author} has changed “{story}”, whose publication you have scheduled for {moment}.',
    'The version that you approved goes live. If the changes are to go live with it, schedule the draft again.',
  ],
  ...ABOUT_A_PAGE,
}

export const editorToken: EditorTokenWords = {
  subject: 'A token of the editor ends soon',
  opening: [
    'Hello {name},',
    'The token “{token}” of the management API ends on {day}. From then on the program that uses it is refused.',
    'Create a new token for this program, or choose a later end.',
  ],
  action: 'Open the tokens in the editor',
  closing: ['You receive this message because you administer the website’s editor.'],
}

export const editorReview: EditorReviewWords = {
  asked: {
    subject: 'You are asked for a review',
    opening: ['Hello {name},', '{author} asks you to review “{story}”.'],
    ...ABOUT_A_PAGE,
  },
  approved: {
    subject: 'Your page is approved',
    opening: ['Hello {name},', '{author} has approved “{story}”, for which you had asked for a review.'],
    ...ABOUT_A_PAGE,
  },
  published: {
    subject: 'Your page is live',
    opening: ['Hello {name},', '{author} has published “{story}”, for which you had asked for a review.'],
    ...ABOUT_A_PAGE,
  },
  returned: {
    subject: 'Your page is not approved yet',
    opening: [
      'Hello {name},',
      '{author} has not approved “{story}”, for which you had asked for a review. The page is a draft again.',
    ],
    ...ABOUT_A_PAGE,
  },
  due: 'Due date',
  message: 'Message',
}
