import { expect, test } from 'vitest'
import { STAFF_EVENTS } from '@barriere/shared/contracts/staff.ts'
import { ACTIVITIES } from '#services/content/management/rights.ts'
import { activityText } from '#editor/administration/activity-words.ts'

test.each([...STAFF_EVENTS, ...new Set(ACTIVITIES)])('%s is told in words of both languages', (key) => {
  // Fallback: a key without words is shown itself, in English.
  for (const part of key.split('.')) expect(activityText.fr(key).split(' ')).not.toContain(part)
  expect(activityText.en(key)).not.toBe(activityText.fr(key))
})
