import type { HotelPaths, InvoiceWords, Mails, StayMailKind } from './types.ts'

/** Words of a stay's invoice. */
export const invoices: InvoiceWords = {
  file: 'invoice',
  title: 'Invoice',
  date: 'Date',
  booking: 'Booking',
  hotel: 'Hotel',
  stay: 'Stay',
  dates: (arrival, departure) => `${arrival} to ${departure}`,
  recipient: 'Billed to',
  label: 'Description',
  quantity: 'Quantity',
  vat: 'VAT',
  amount: 'Amount incl. VAT',
  total: 'Total incl. VAT',
  ofWhich: (rate, net, tax) => `Of which VAT at ${rate}: ${tax}, on ${net} before tax`,
  paid: 'Paid in full at check-out.',
  page: (number, page, pages) => `Invoice ${number}, page ${page} of ${pages}`,
}

/** Mails on levels and claims of missing stays. */
export const stayMails: Pick<Mails, StayMailKind> = {
  'level-reached': {
    subject: 'You are an Infiniment member',
    paragraphs: [
      'Hello {name},',
      'Your stays give you Infiniment status for twelve months: your card and your benefits have changed.',
    ],
    action: 'See my card',
  },
  'claim': {
    subject: 'Your request {number}',
    paragraphs: [
      'Hello {name},',
      'We have received your request {number} about a missing stay, and will write once the hotel has checked it.',
      'If you did not ask for this, ignore this message.',
    ],
    action: 'Follow my request',
  },
  'claim-accepted': {
    subject: 'Your stay is in your account',
    paragraphs: [
      'Hello {name},',
      'Your request {number} has been accepted: the stay is in your account, and counts towards your status.',
    ],
    action: 'See my stays',
  },
  'claim-refused': {
    subject: 'Your request {number} was not accepted',
    paragraphs: ['Hello {name},', 'The hotel could not match this stay to your account; your request says why.'],
    action: 'See my request',
  },
}

/** Pages of the hotel programme. */
export const hotelPages: HotelPaths = {
  home: 'infiniment-barriere',
  login: 'infiniment-barriere/login',
  registration: 'infiniment-barriere/registration',
  activation: 'infiniment-barriere/activation',
  forgotten: 'infiniment-barriere/forgotten-password',
  reset: 'infiniment-barriere/new-password',
  email: 'infiniment-barriere/confirm-email',
  emailUndo: 'infiniment-barriere/undo-email',
  card: 'infiniment-barriere/my-card',
  stays: 'infiniment-barriere/my-stays',
  advantages: 'infiniment-barriere/my-advantages',
  birthday: 'infiniment-barriere/my-birthday',
  profile: 'infiniment-barriere/my-profile',
  sessions: 'infiniment-barriere/where-i-am-signed-in',
  collaborator: 'infiniment-barriere/collaborator',
  menu: 'infiniment-barriere/menu',
  signedOut: 'signed-out',
  deleted: 'account-deleted',
}
