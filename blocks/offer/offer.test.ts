import { expect, test } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { storyOf } from '../fixture-values.ts'
import { type OfferView, offerBadge, offerOf } from './offer.ts'

function offer(fields: Readonly<Record<string, string>>): OfferView {
  const story = parseStoryReference(
    storyOf('offres/vagues', { component: 'offer', title: 'Vagues', town: 'Biarritz', ...fields }),
  )
  const view = story && offerOf(story)
  if (!view) throw new Error('The offer is at fault.')
  return view
}

const badge = (price: string, before: string) =>
  offerBadge(offer({ price, price_before: before }), 'fr', new Date('2026-06-10T10:00:00Z'))?.text

test.each([
  ['90', '100', '−10\u00a0%'],
  ['17.1', '19', '−10\u00a0%'],
  ['420', '490', '−14\u00a0%'],
  ['1999', '2000', undefined],
  ['100', '100', undefined],
  ['120', '100', undefined],
])('the badge of %s € instead of %s € says %s, never more than the reduction', (price, before, said) => {
  expect(badge(price, before)).toBe(said)
})
