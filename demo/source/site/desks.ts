import { type Words, w } from '../kit/words.ts'

interface Subject {
  /** Key of the contract, `[a-z0-9-]{1,40}`. */
  readonly key: string
  readonly label: Words
}

/** What one may write about with the contact form, in the order of its list. */
export const SUBJECTS: readonly Subject[] = [
  { key: 'booking', label: w('Une réservation', 'A booking') },
  { key: 'stay', label: w('Un séjour en cours ou passé', 'A current or past stay') },
  { key: 'restaurant', label: w('Une table', 'A restaurant table') },
  { key: 'casino', label: w('Les casinos et les spectacles', 'Casinos and shows') },
  { key: 'spa', label: w('Les spas et les soins', 'Spas and treatments') },
  { key: 'loyalty', label: w('Infiniment Barrière', 'Infiniment Barrière') },
  { key: 'lost-property', label: w('Un objet oublié', 'Something left behind') },
  { key: 'accessibility', label: w('L’accessibilité', 'Accessibility') },
  { key: 'press', label: w('La presse', 'Press') },
  { key: 'privacy', label: w('Mes données personnelles', 'My personal data') },
  { key: 'other', label: w('Autre chose', 'Something else') },
]

/** Themes of the newsletter, in the order of its form. */
export const NEWSLETTER_THEMES: readonly Subject[] = [
  { key: 'stays', label: w('Séjours et offres', 'Stays and offers') },
  { key: 'tables', label: w('Tables et chefs', 'Tables and chefs') },
  { key: 'shows', label: w('Spectacles et soirées', 'Shows and evenings') },
  { key: 'spas', label: w('Spas et bien-être', 'Spas and well-being') },
  { key: 'casinos', label: w('Casinos', 'Casinos') },
  { key: 'families', label: w('En famille', 'With the family') },
]

/** Mail addresses of desks: of a subject, of event and seminar requests, and of the group for all others. */
export const DESKS: readonly (readonly [key: string, address: string])[] = [
  ['group', 'contact@barriere.example'],
  ['event', 'receptions@barriere.example'],
  ['seminar', 'seminaires@barriere.example'],
  ['booking', 'reservations@barriere.example'],
  ['loyalty', 'infiniment@barriere.example'],
  ['press', 'presse@barriere.example'],
  ['privacy', 'donnees@barriere.example'],
]
