import { choice, text } from '@barriere/shared/block-kit/fields.ts'
import type { AgendaStatus } from '@barriere/shared/domain/content/agenda.ts'

const STATUS_NAMES = {
  open: 'As planned',
  canceled: 'Canceled',
  exclusive: 'Exclusive',
  finished: 'Finished',
  full: 'Sold out',
  postponed: 'Postponed',
  promotion: 'Promotion',
} as const satisfies Record<AgendaStatus, string>

/** Status of a date, such as that of an event or a performance. */
export const agendaStatus = choice({
  label: 'Status',
  hint: 'What has ended shows as finished by itself.',
  choices: STATUS_NAMES,
  initial: 'open',
})

/** Text of a promotion's badge. */
export const promotionWords = text({
  label: 'What the promotion is',
  hint: 'Shown with the status “Promotion”, such as “Two seats for one, at the box office”.',
  translatable: true,
  max: 40,
})
