import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { guestsOnly } from './guests-only.ts'

test.each([
  [HOTEL_LINKS.registration.fr, 'hotel'],
  [casinoLink('registration', 'fr'), 'casino'],
  [HOTEL_LINKS.login.fr, undefined],
])('%s is for who is no member of %s', (href, programme) => {
  expect(guestsOnly(href, 'fr')['data-unless-member']).toBe(programme)
})

test('what is hidden from a member is a link into a programme, and nothing else', () => {
  const rules = readFileSync('app/styles/utilities.css', 'utf8').match(/:has\(site-member-badge[^{]*/g)
  expect(rules?.join(' ').match(/\[data-[^\]]+\]/g)).toEqual([
    "[data-programme='hotel']",
    "[data-unless-member='hotel']",
    "[data-programme='casino']",
    "[data-unless-member='casino']",
  ])
})
