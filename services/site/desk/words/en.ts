import { PASSWORD_LENGTH } from '@barriere/shared/domain/people/password.ts'
import { EN_CASINO } from './en-casino.ts'
import { EN_MEMBERS } from './en-members.ts'
import { EN_TRAIL } from './en-trail.ts'
import { formatsIn } from './formats.ts'
import type { Words } from './fr.ts'

const FORMATS = formatsIn('en')

const counted = (number: number, one: string, many: string): string =>
  `${FORMATS.number(number)} ${number === 1 ? one : many}`

/** All texts of the desk's pages, in English. */
export const EN: Words = {
  formats: FORMATS,
  states: { new: 'New', read: 'Read', answered: 'Answered', closed: 'Closed' },
  faults: {
    length: `A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
    lowercase: 'Add a lower-case letter to the password.',
    uppercase: 'Add a capital letter to the password.',
    number: 'Add a digit to the password.',
    special: 'Add a special character to the password.',
    personal: 'The password must not contain your name or your email address.',
    common: 'This password is too easy to guess. Choose a longer or less common one.',
    repeat: 'The two passwords are not the same.',
    code: 'That code is not right. Enter the one that the app shows now.',
  },
  passwordHint:
    `At least ${PASSWORD_LENGTH.min} characters, ` +
    'with a lower-case letter, a capital, a digit and a special character.',
  colon: ':',
  operator: 'Command line',
  login: {
    title: 'Request desk',
    lead: 'Sign in with the account that was opened for you.',
    email: 'Email',
    password: 'Password',
    code: 'One-time code',
    codeHint: 'The six digits that your authenticator app shows.',
    submit: 'Sign in',
    refused:
      'The address, the password or the code is not right. A code works only once. ' +
      'After three attempts, access from this address closes for an hour. ' +
      'Another administrator can reopen it.',
    tooMany: 'There have been too many attempts. Wait a few minutes, then try again.',
    out: 'You are signed out.',
    ended: 'Your session is over. Sign in again to continue.',
  },
  invitation: {
    title: 'Set up your access',
    lead: (name) => `Hello ${name}, set up your access to the desk in three steps.`,
    scan: 'Scan this code with an authenticator app on your phone.',
    qr: 'QR code for the authenticator app',
    key: 'Without a camera, enter this key',
    code: 'Code that the app shows',
    password: 'Password',
    repeated: 'The same password',
    submit: 'Set up my access',
    done: 'Your access is ready. Sign in with your password and the next code from the app.',
    over: 'This invitation is no longer valid. Ask the person who manages the desk for another.',
    overTitle: 'Invitation expired',
  },
  account: {
    title: 'My account',
    name: 'Name',
    email: 'Email',
    sessions: 'Open sessions',
    session: (began, used) => `Opened on ${began}, last used on ${used}`,
    own: 'This session',
    alone: 'No other session is open.',
    which: 'Session to end',
    others: 'All others',
    end: 'End',
    ended: 'Done. The sessions that are still open are shown here.',
    change: 'Change password',
    text: 'Your other sessions end. This one stays open.',
    current: 'Current password',
    password: 'New password',
    repeated: 'The same new password',
    submit: 'Change the password',
    wrong: 'That is not your current password. After three attempts, wait an hour.',
    changed: 'Your password is changed, and your other sessions are ended.',
  },
  nav: {
    label: 'Desk',
    list: 'Requests',
    cards: 'Cards',
    clocks: 'Clocks',
    terminals: EN_CASINO.terminals.title,
    refunds: 'Refunds',
    members: 'Members',
    staff: 'Access',
    report: 'Report',
    trail: 'Audit trail',
    account: 'My account',
    logout: 'Sign out',
  },
  list: {
    title: 'Requests',
    filter: 'Filter',
    words: 'Reference, name, company or email',
    more: 'Status, type, property and dates',
    state: 'Status',
    kind: 'Type',
    property: 'Property',
    none: 'No property',
    all: 'All',
    allKinds: 'All',
    from: 'Received from',
    to: 'to',
    submit: 'Show',
    reset: 'Show all',
    found: (number) => counted(number, 'request', 'requests'),
    nothing: 'No request matches these filters.',
    older: 'Older',
    newest: 'Newest',
    export: 'Export as CSV',
    exportMany: (most) =>
      `These filters match more than ${FORMATS.number(most)} requests. ` +
      'Narrow the period, then export in several parts.',
    file: 'requests',
    columns: { reference: 'Reference', received: 'Received', kind: 'Type', state: 'Status' },
  },
  request: {
    received: 'Received',
    kind: 'Type',
    state: 'Status',
    desk: 'Sent to',
    consent: 'Consent',
    thread: 'Answers',
    by: (author) => `Answer from ${author}`,
    none: 'Nobody has answered yet.',
    answer: 'Answer',
    text: 'Your answer',
    textHint: (email, language) =>
      `It goes to ${email}. This person’s language: ${language}. Begin with a greeting and sign: ` +
      'the email adds only the reference.',
    send: 'Send the answer',
    sent: 'Your answer has been sent.',
    empty: 'Write your answer before you send it.',
    long: (most) => `Your answer is longer than ${FORMATS.number(most)} characters.`,
    before: 'This form has already been used to send another text. Send it again to send this one.',
    manage: 'Follow-up',
    change: 'Change the status',
    changed: 'The status has been changed.',
    delete: 'Delete the request',
    history: 'History',
  },
  delete: {
    title: (reference) => `Delete ${reference}?`,
    text:
      'The request, your answers and any emails still waiting are erased for good. ' +
      'The audit trail keeps the reference.',
    submit: 'Delete for good',
    cancel: 'Keep the request',
    done: (reference) => `Request ${reference} has been deleted.`,
  },
  freshCode: {
    label: 'New one-time code',
    hint: 'The six digits that your app shows now. A code works only once.',
    fault: 'That code is not right, or it has already been used. Wait for the next one.',
  },
  reason: {
    label: 'Reason',
    hint: (least) => `At least ${least} characters. The audit trail keeps it: write no personal data.`,
    fault: (least, most) => `Write a reason of ${least} to ${most} characters.`,
  },
  failure: {
    back: (page) => `Back to “${page}”`,
    kept: 'Your text has not been sent. Copy it before you leave this page:',
    title: 'Page not found',
    text: 'This page does not exist, or it is not about your properties.',
    refusedTitle: 'Form refused',
    refused: 'This form comes from another page or another session. Reload the page and try again.',
    busyTitle: 'One moment',
    busy: 'The desk is very busy. Try again in a few seconds.',
    largeTitle: 'Form too long',
    large: 'This form contains more text than the desk accepts.',
  },
  members: EN_MEMBERS,
  ...EN_CASINO,
  ...EN_TRAIL,
}
