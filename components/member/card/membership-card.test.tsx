import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type CardInk, MembershipCard, MembershipCardSkeleton } from './membership-card.tsx'
import { QrCode } from '../../ui/qr-code.tsx'

const INKS: readonly CardInk[] = ['white', 'silver', 'gold', 'black', 'discovery', 'infinitely', 'collaborator']

const card = (more: Partial<Parameters<typeof MembershipCard>[0]> = {}) =>
  renderToStaticMarkup(
    <MembershipCard ink="gold" level="Gold" name="Camille Rousseau" number="8841 2077 03" prefix="CVIP" {...more} />,
  )

describe('membership card', () => {
  test.each(INKS)('%s is an ink of its own', (ink) => {
    expect(card({ ink })).toMatch(new RegExp(`class="[^"]*${ink}`))
  })

  test('prints level, name and number as text', () => {
    expect(
      card()
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe('BARRIÈRE Gold Camille Rousseau CVIP 8841 2077 03')
    expect(card({ prefix: undefined, number: 'IB100000017' })).toContain('<br/><span')
  })

  test('a code takes the place of the fan, and says in words what it is', () => {
    expect(card()).not.toMatch(/coded|<svg/)
    expect(card({ code: { text: 'IB1', label: 'Code QR du numéro IB1' } })).toMatch(
      /coded.*<svg[^>]*role="img"[^>]*aria-label="Code QR du numéro IB1"/,
    )
  })

  test('on its way it says nothing to screen readers', () => {
    expect(renderToStaticMarkup(<MembershipCardSkeleton />)).toMatch(/^<div[^>]*aria-hidden="true"/)
  })
})

describe('QR code', () => {
  test('stands on white with four modules of quiet, its finders in three corners', () => {
    const html = renderToStaticMarkup(<QrCode text="IB100000017" label="x" />)
    const size = Number(/viewBox="0 0 (\d+)/.exec(html)?.[1])
    expect(html).toContain(`<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"`)
    const dark = new Set([...html.matchAll(/M(\d+) (\d+)h1v1/g)].map(([, x, y]) => `${x} ${y}`))
    expect([...dark].every((point) => point.split(' ').every((at) => Number(at) >= 4 && Number(at) < size - 4))).toBe(
      true,
    )
    for (const [x, y] of [
      [4, 4],
      [size - 5, 4],
      [4, size - 5],
    ])
      expect(dark.has(`${x} ${y}`)).toBe(true)
  })

  test('another text is another code', () => {
    expect(renderToStaticMarkup(<QrCode text="IB1" label="" />)).not.toBe(
      renderToStaticMarkup(<QrCode text="IB2" label="" />),
    )
  })
})
