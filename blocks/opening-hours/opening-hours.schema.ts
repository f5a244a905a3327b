import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, choices, datetime, items, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'
import { time } from '../time-field.ts'
import { WEEKDAY_CHOICES } from '../weekdays.ts'

export const openingPeriodSchema = defineBlock({
  name: 'opening-period',
  displayName: 'Opening period',
  fields: {
    label: text({ label: 'Label', hint: 'Such as “Dinner”; may stay empty.', translatable: true, max: 30 }),
    days: choices({ label: 'Days', choices: WEEKDAY_CHOICES }),
    opens: time({ label: 'Opens', required: true }),
    closes: time({
      label: 'Closes',
      hint: 'HH:mm. Earlier than opening: after midnight. The same: around the clock.',
      required: true,
    }),
  },
})

export const specialDaySchema = defineBlock({
  name: 'special-day',
  displayName: 'Special day',
  fields: {
    date: datetime({ label: 'Date', required: true }),
    label: text({ label: 'Label', hint: 'Such as “Bank holiday”.', translatable: true, max: 60 }),
    opens: time({ label: 'Opens', hint: 'HH:mm. Closed all day when either is empty.' }),
    closes: time({ label: 'Closes' }),
  },
})

export const openingHoursSchema = defineBlock({
  name: 'opening-hours',
  displayName: 'Opening hours',
  group: 'house',
  description: 'Hours by weekday and season, with special days.',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true }),
    title: text({ label: 'Title', translatable: true }),
    intro: textarea({ label: 'Introduction', translatable: true }),
    periods: items({ label: 'Week', hint: 'Days of no period are closed.', required: true, of: [openingPeriodSchema] }),
    special_days: items({
      label: 'Special days',
      hint: 'Replace the week’s hours on their day; announced 30 days ahead.',
      of: [specialDaySchema],
    }),
    note: textarea({ label: 'Note', hint: 'Such as “Last orders at 10 pm”.', translatable: true, max: 200 }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
