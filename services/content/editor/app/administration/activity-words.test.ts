import { expect, test } from 'vitest'
import { STAFF_EVENTS } from '../../../../kit/staff/tables.ts'
import { ACTIVITIES } from '../../../management/rights.ts'
import { activityText } from './activity-words.ts'

test.each([...STAFF_EVENTS, ...new Set(ACTIVITIES)])('%s is told in words of both languages', (key) => {
  // Fallback: a key without words is shown itself, in English.
  for (const part of key.split('.')) expect(activityText.fr(key).split(' ')).not.toContain(part)
  expect(activityText.en(key)).not.toBe(activityText.fr(key))
})
