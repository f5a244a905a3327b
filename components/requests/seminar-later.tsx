/** What a seminar request shows at its end, loaded once somebody is in the form (`useLater`). */
export { AddToCalendar } from './add-to-calendar.tsx'
export { SeminarReview } from './seminar-review.tsx'
