/** Views at the end of a seminar request, loaded with the second step (`useLater`). */
export { AddToCalendar } from './add-to-calendar.tsx'
export { SeminarReview } from './seminar-review.tsx'
