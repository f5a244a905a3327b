import { expect, test } from 'vitest'
import { STAFF_EVENTS } from '../../../../kit/staff/tables.ts'
import { ACTIVITIES } from '../../../management/rights.ts'
import { activityText } from './activity-words.ts'

test.each([...STAFF_EVENTS, ...new Set(ACTIVITIES)])('%s is told in words of both languages', (key) => {
  // What has no words is told by its key, which is English.
  for (const part of key.split('.')) expect(activityText.fr(key).split(' ')).not.toContain(part)
  expect(activityText.en(key)).not.toBe(activityText.fr(key))
})
