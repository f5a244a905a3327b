import { expect, test } from 'vitest'
import { parisMoment } from './paris-moment.ts'

test.each([
  ['winter', '2026-01-15T19:30:00Z', '2026-01-15T20:30:00+01:00'],
  ['summer', '2026-07-15T18:30:00Z', '2026-07-15T20:30:00+02:00'],
  ['the last minute of winter time', '2026-03-29T00:59:00Z', '2026-03-29T01:59:00+01:00'],
  ['the first of summer time', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
  ['the hour that comes twice, the first time', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
  ['the hour that comes twice, the second time', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
  ['a new year that is not one in UTC yet', '2026-12-31T23:10:00Z', '2027-01-01T00:10:00+01:00'],
  ['seconds', '2026-07-15T18:30:45Z', '2026-07-15T20:30:00+02:00'],
])('%s', (_, moment, written) => {
  expect(parisMoment(new Date(moment))).toBe(written)
})
