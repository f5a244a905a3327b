import { describe, expect, test } from 'vitest'
import {
  type AnalyticsEvent,
  type EventName,
  FORM_ERRORS,
  FORM_NAMES,
  type MemberFields,
  POPIN_ACTIONS,
  TRACKING_MODES,
  hasOnlyKeys,
  isKey,
  toPushed,
} from './events.ts'

const UUID = '0b7f7f8e-3f0a-4c52-9d0e-1f6f2a9b1c11'
const BLOCK = { blockName: 'offers-list', blockId: UUID } as const
const CHOICE = { ...BLOCK, itemType: 'offer', itemId: UUID } as const
const ECOMMERCE = {
  currency: 'EUR',
  value: 320,
  items: [{ item_id: UUID, item_name: 'les-colombages', item_category: 'hotel', price: 320, quantity: 1 }],
} as const

const NOBODY: MemberFields = {
  customerCountry: undefined,
  customerEmployee: 'false',
  customerStatus: undefined,
  loginStatus: 'false',
  userId: undefined,
}

const MEMBER: MemberFields = {
  customerCountry: 'FR',
  customerEmployee: 'false',
  customerStatus: 'Discovery',
  loginStatus: 'true',
  userId: 'IB0000001',
}

/** One of each event, of the specification and the site's own: a missing name fails the type check. */
const EVENTS = {
  page_view_GA4: { event: 'page_view_GA4', pageType: 'hotel', pageId: UUID, pageLanguage: 'fr' },
  form_validation: { event: 'form_validation', formName: 'contact', formAnswer: 'fail', formError: 'empty' },
  login: { event: 'login', formAnswer: 'success', loginMethod: 'password' },
  logout: { event: 'logout' },
  popin_interaction: {
    event: 'popin_interaction',
    popinName: 'popin-1',
    popinAction: 'show',
    trackingMode: 'automatic',
  },
  clic_reserver: { event: 'clic_reserver', ...CHOICE, provider: 'synxis' },
  clic_decouvrir: { event: 'clic_decouvrir', ...CHOICE },
  purchase: { event: 'purchase', ecommerce: { ...ECOMMERCE, transaction_id: 'T-1' } },
  autopromo_view: { event: 'autopromo_view', ...BLOCK },
  autopromo_click: { event: 'autopromo_click', ...CHOICE },
  search: { event: 'search', resultCount: 12, searchKinds: ['hotel'], searchFacets: ['words', 'town'] },
  search_click: { event: 'search_click', ...CHOICE, searchPosition: 0, resultCount: 12 },
  view_item: { event: 'view_item', ecommerce: ECOMMERCE },
  select_item: { event: 'select_item', ecommerce: ECOMMERCE },
  click_cta: { event: 'click_cta', ...BLOCK, ctaTarget: 'internal' },
  web_vitals: { event: 'web_vitals', pageType: 'hotel', metricName: 'LCP', metricValue: 1_200, metricRating: 'good' },
} as const satisfies { [N in EventName]: AnalyticsEvent & { event: N } }

describe.each(Object.entries(EVENTS))('%s', (_, event) => {
  test('is pushed with its fields, the member’s, and an answer', () => {
    const expected = 'formAnswer' in event ? event.formAnswer : undefined
    // Strict: an undefined field is present, so that the tag manager forgets its previous value.
    expect(toPushed(event, MEMBER)).toStrictEqual({ ...MEMBER, ...event, formAnswer: expected })
    expect(toPushed(event, NOBODY)).toStrictEqual({ ...NOBODY, ...event, formAnswer: expected })
  })

  test('has keys, and no other text', () => {
    expect(hasOnlyKeys(event)).toBe(true)
  })
})

test.each([
  ['nobody', NOBODY],
  ['a member of the other programme', MEMBER],
])('a failed login has no country, status and user id, also of %s', (_, member) => {
  expect(toPushed({ event: 'login', formAnswer: 'fail', loginMethod: 'password' }, member)).toStrictEqual({
    event: 'login',
    formAnswer: 'fail',
    loginMethod: 'password',
    customerCountry: undefined,
    customerEmployee: 'false',
    customerStatus: undefined,
    loginStatus: member.loginStatus,
    userId: undefined,
  })
})

test('the enumerations are those of the specification', () => {
  expect(FORM_ERRORS).toEqual(['empty', 'fields', 'technical'])
  expect(POPIN_ACTIONS).toEqual(['show', 'close', 'clic'])
  expect(TRACKING_MODES).toEqual(['manual', 'automatic'])
  expect(FORM_NAMES).toHaveLength(20)
})

test.each([
  'camille@example.com',
  '+33612345678',
  '0612345678',
  'Camille Delaunay',
  'Élise',
  '12 rue des Bains',
  '',
  'x'.repeat(121),
])('%j is no key', (text) => {
  expect(isKey(text)).toBe(false)
  expect(hasOnlyKeys({ event: 'search', searchKinds: [text] })).toBe(false)
})

test.each([UUID, 'offers-list', 'les-colombages', '24-heures', 'page_view_GA4', 'priceMin'])('%j is a key', (text) => {
  expect(isKey(text)).toBe(true)
})
