import { expect, test } from 'vitest'
import { deviceOf } from './devices.ts'

test.each([
  [360, 'phone'],
  [390, 'phone'],
  [833, 'phone'],
  [834, 'tablet'],
  [960, 'tablet'],
  [961, 'desktop'],
  [1440, 'desktop'],
])('on a screen of %i pixels the preview begins as a %s', (screen, device) => {
  expect(deviceOf(screen)).toBe(device)
})
