import type { SeatMails, SeatWords } from './seat-types.ts'

/** Mails on seats of tournaments, shows and events. */
export const seatMails: SeatMails = {
  'seats-paid': {
    subject: 'It’s confirmed: {title}',
    paragraphs: [
      'Hello {name},',
      'Your payment has been accepted. Show the code {code} at the reception, with an identity document.',
      'Your receipt is attached to this message, with a file for your calendar.',
    ],
    action: 'See my registrations',
  },
  'seats-booked': {
    subject: 'It’s confirmed: {title}',
    paragraphs: [
      'Hello {name},',
      'Your booking is confirmed, and there is nothing to pay. Show the code {code} at the reception, with an ' +
        'identity document.',
      'If you cannot come, cancel it among your registrations: the seat goes to someone else.',
    ],
    action: 'See my registrations',
  },
  'seat-offered': {
    subject: 'A seat has become free: {title}',
    paragraphs: [
      'Hello {name},',
      'A seat has become free for {title}. It is yours to take until {until}.',
      'After that it is offered to the next person on the waiting list.',
    ],
    action: 'Pay for my seat',
  },
  'seats-refunded': {
    subject: 'Your refund: {title}',
    paragraphs: [
      'Hello {name},',
      'We have refunded you {amount} for {title}. The money will appear on your account within a few days.',
    ],
    action: 'See my registrations',
  },
  'seats-partly-refunded': {
    subject: 'A partial refund: {title}',
    paragraphs: [
      'Hello {name},',
      'We have refunded you {amount} for {title}. The money will appear on your account within a few days.',
      'Your seats and your ticket remain valid.',
    ],
    action: 'See my registrations',
  },
  'sale-cancelled': {
    subject: 'Cancelled: {title}',
    paragraphs: [
      'Hello {name},',
      'We are sorry to tell you that {title} will not take place.',
      'If you have already paid, the whole amount will be returned to you. You need do nothing.',
    ],
    action: 'See my registrations',
  },
  'payment-late': {
    subject: 'Your payment came too late: {title}',
    paragraphs: [
      'Hello {name},',
      'Your payment for {title} reached us after your seat was no longer held, and none was left. The money is being ' +
        'returned to you.',
      'As long as registration is open you are on the waiting list: if a seat becomes free, we shall write to you.',
    ],
    action: 'See my registrations',
  },
  'structure-changed': {
    subject: 'The structure has changed: {title}',
    paragraphs: ['Hello {name},', 'The structure of {title} has changed. Your registration stays as it is.'],
    action: 'See my registrations',
  },
}

export const seats: SeatWords = {
  when: (day, time) => `${day} at ${time}`,
  facts: { what: 'What', category: 'Category', when: 'When', where: 'Where', seats: 'Seats', code: 'Code' },
  structure: {
    'chips': 'Starting chips',
    'late-level': 'Registration until the end of level',
    're-entries': 'Re-entries',
    'add-on': 'Add-on',
    'guarantee': 'Guaranteed prizes',
    'level': 'Level {level}',
    'break': 'Break after level {level}',
  },
  none: 'none',
  minutes: (minutes) => `${minutes} min`,
  becomes: (before, after) => `${after} (before: ${before})`,
  ticket: { file: 'ticket', calendar: 'calendar', qr: 'QR code of the ticket for {title}' },
  receipt: {
    'receipt': {
      file: 'receipt',
      title: 'Receipt',
      date: 'Paid on',
      recipient: 'For',
      discount: '{percent} discount included',
      total: 'Total paid',
      foot: 'Paid by card.',
      page: (number, page, pages) => `Receipt ${number}, page ${page} of ${pages}`,
    },
    'credit-note': {
      file: 'credit-note',
      title: 'Credit note',
      date: 'Refunded on',
      recipient: 'For',
      discount: '{percent} discount included',
      total: 'Total refunded',
      foot: 'Refunded to the card that was used for the payment.',
      page: (number, page, pages) => `Credit note ${number}, page ${page} of ${pages}`,
    },
  },
}
