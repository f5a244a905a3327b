import type { CasinoMailWords, CasinoPaths, CasinoRewardWords } from './casino-types.ts'
import { seatMails } from './en-seats.ts'

export const casinoRewards: CasinoRewardWords = {
  'play-10': { title: '€10 play voucher', text: 'For the slot machines of the casino of your choice.' },
  'cocktail': { title: 'A cocktail at the bar', text: 'A cocktail from the menu, with or without alcohol.' },
  'dinner': { title: 'Dinner for two', text: 'A three-course menu in the casino’s restaurant, drinks not included.' },
  'show': { title: 'Two seats at a show', text: 'Two first-category seats, subject to availability.' },
  'spa': { title: 'An hour at the spa', text: 'Entry to the spa and a thirty-minute massage.' },
  'night': { title: 'A night for two', text: 'A night in a double room, breakfast included.' },
  'champagne': { title: 'A bottle of champagne', text: 'To be collected at the casino’s reception.' },
}

export const casinoPages: CasinoPaths = {
  home: 'casino-barriere',
  login: 'casino-barriere/login',
  signedOut: 'casino-barriere/signed-out',
  registration: 'casino-barriere/registration',
  activation: 'casino-barriere/activation',
  forgotten: 'casino-barriere/forgotten-password',
  reset: 'casino-barriere/new-password',
  email: 'casino-barriere/confirm-email',
  emailUndo: 'casino-barriere/undo-email',
  card: 'casino-barriere/my-card',
  points: 'casino-barriere/my-points',
  rewards: 'casino-barriere/my-rewards',
  sponsorship: 'casino-barriere/sponsorship',
  offers: 'casino-barriere/my-offers',
  jackpots: 'casino-barriere/jackpots',
  limits: 'casino-barriere/limit-my-access',
  limitContest: 'casino-barriere/contest-a-limit',
  profile: 'casino-barriere/my-profile',
  kiosk: 'kiosk',
  registrations: 'casino-barriere/my-registrations',
  payment: 'payment',
}

export const casinoMails: CasinoMailWords = {
  mails: {
    'activation': {
      subject: 'Confirm your email address',
      paragraphs: [
        'Hello {name},',
        'Confirm your address to open your Casino Barrière account. The link is valid for 24 hours.',
        'You will be asked for the password that you chose when you signed up.',
        'If you did not ask for an account, ignore this message.',
      ],
      action: 'Confirm my address',
    },
    'already-registered': {
      subject: 'You already have an account',
      paragraphs: [
        'Hello {name},',
        'Someone asked to register with your address, which already has a Casino Barrière account. Nothing ' +
          'has changed.',
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
        'The password of your casino account has just been changed and your other devices have been signed out.',
        'If this was not you, choose a new one straight away.',
      ],
      action: 'Choose a new password',
    },
    'email': {
      subject: 'Confirm your new address',
      paragraphs: [
        'Hello {name},',
        'Confirm this address to make it the one of your casino account. The link is valid for 24 hours.',
        'If you did not ask for this, ignore this message.',
      ],
      action: 'Confirm this address',
    },
    'email-undo': {
      subject: 'Change of your email address',
      paragraphs: [
        'Hello {name},',
        'A change of address was asked for your casino account: {email}.',
        'If this was not you, undo it. The link is valid for 7 days; it restores this address.',
      ],
      action: 'Undo the change',
    },
    'email-changed': {
      subject: 'Your email address has changed',
      paragraphs: [
        'Hello {name},',
        'The address of your casino account is now {email}. You can no longer sign in with this one.',
        'If this was not you, open the message that you received here before: its link undoes the change.',
      ],
      action: 'Sign in',
    },
    'new-browser': {
      subject: 'New sign-in to your account',
      paragraphs: [
        'Hello {name},',
        'Your casino account has just been opened in a browser that had never done so: {device}.',
        'If this was not you, choose a new password: every device will be signed out.',
      ],
      action: 'Choose a new password',
    },
    'card-login': {
      subject: 'Sign-in with your card',
      paragraphs: [
        'Hello {name},',
        'Your casino account has just been opened with your card number and your date of birth: {device}. ' +
          'This sign-in shows your card, your status and your balance; everything else asks for your ' +
          'password.',
        'If this was not you, choose a new password: all devices will be signed out.',
      ],
      action: 'Choose a new password',
    },
    'limit-set': {
      subject: 'Your limit is in place',
      paragraphs: [
        'Hello {name},',
        'Your access is limited until {day}, and we will no longer write to you about our offers. This ' +
          'limit can be neither shortened nor relaxed.',
        'To talk about it, call Joueurs Info Service on +33\u00a09\u00a074\u00a075\u00a013\u00a013, from ' +
          '8\u00a0am to 2\u00a0am.',
      ],
      action: 'See my limit',
    },
    'limit-contest': {
      subject: 'A limit has been set on your account',
      paragraphs: [
        'Hello {name},',
        'Your access is limited until {day}. The request came from a browser that was opened with your ' +
          'card and your date of birth.',
        'If you did not ask for it, contest it: the link is valid for 24\u00a0hours, lifts this limit and ' +
          'signs out all devices.',
      ],
      action: 'Contest this limit',
    },
    'inactive': {
      subject: 'Your account will soon be deleted',
      paragraphs: [
        'Hello {name},',
        'Your casino account has not been used for a long time. Unless you sign in, it will be deleted in 30 days.',
        'To keep it, simply sign in.',
      ],
      action: 'Sign in',
    },
    'card-issued': {
      subject: 'Your Casino Barrière card',
      paragraphs: [
        'Hello {name},',
        'Your card {number} has just been handed to you. It is in your account too.',
        'If you did not ask for a card, tell the reception of one of our casinos.',
      ],
      action: 'See my card',
    },
    'card-renewal': {
      subject: 'Your request for a new card',
      paragraphs: [
        'Hello {name},',
        'Your request to replace card {number} has been recorded. The new one awaits you at the reception.',
        'If you did not ask for it, choose a new password.',
      ],
      action: 'See my card',
    },
    'tier-reached': {
      subject: 'Your new status',
      paragraphs: [
        'Hello {name},',
        'Your card now has the status {tier}.',
        'Your account tells you what this status brings you.',
      ],
      action: 'See my card',
    },
    'tier-falls': {
      subject: 'Your status will soon change',
      paragraphs: [
        'Hello {name},',
        'Without new points by {day}, your status {tier} will end.',
        'Your account tells you how many points are missing.',
      ],
      action: 'See my points',
    },
    'invitation': {
      subject: '{sponsor} invites you',
      paragraphs: [
        'Hello,',
        '{sponsor} invites you to join the programme of the Barrière casinos with the code {code}, and will receive ' +
          '{points} points, worth {amount}, at your first visit.',
        'For adults only. If this invitation means nothing to you, ignore this message: no other will follow ' +
          'by itself.',
      ],
      action: 'Create my account',
    },
    'godson-rewarded': {
      subject: 'Thank you for your referral',
      paragraphs: [
        'Hello {name},',
        'A friend whom you referred has come for the first time: you receive {points} points, worth {amount}.',
        'See your friends in your account.',
      ],
      action: 'See my friends',
    },
    'voucher': {
      subject: 'Your voucher',
      paragraphs: [
        'Hello {name},',
        'Your voucher {code} is ready, for {points} points. Show it at the reception of the casino.',
        'You can cancel it for a day: your points come back.',
      ],
      action: 'See my vouchers',
    },
    'voucher-cancelled': {
      subject: 'Your voucher is cancelled',
      paragraphs: [
        'Hello {name},',
        'Your voucher {code} is cancelled and its {points} points are yours again, with the same expiry date.',
        'If this was not you, choose a new password.',
      ],
      action: 'See my vouchers',
    },
    ...seatMails,
    'card-code': {
      subject: 'Your code: {code}',
      paragraphs: [
        'Hello {name},',
        'To open an account with your Casino Barrière card, enter the code {code}. It lasts {minutes}\u00a0minutes.',
        'If you did not ask for it, ignore this message and give the code to nobody.',
      ],
    },
    'step-up': {
      subject: 'Your code: {code}',
      paragraphs: [
        'Hello {name},',
        'To continue in your casino account, enter the code {code}. It is valid for {minutes}\u00a0minutes and ' +
          'works once.',
        'If you did not ask for it, ignore this message and give the code to nobody.',
      ],
    },
    'deleted': {
      subject: 'Your account is deleted',
      paragraphs: [
        'Hello {name},',
        'Your casino account and all that belonged to it have just been deleted.',
        'This message is the last.',
      ],
    },
  },
  tiers: { white: 'White', silver: 'Silver', gold: 'Gold', black: 'Black' },
}
