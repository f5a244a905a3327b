// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Chip, ChipLink } from './chip.tsx'
import { Price } from './price.tsx'

afterEach(cleanup)

describe('button', () => {
  test('sends no form unless asked to', () => {
    render(<Button>Voir</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
    cleanup()
    render(<Button type="submit">Envoyer</Button>)
    expect(screen.getByRole('button').getAttribute('type')).toBe('submit')
  })

  test('busy, it says so and keeps the focus it has', () => {
    render(<Button busy>Envoi</Button>)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Envoi' })
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled'), button.disabled]).toEqual([
      'true',
      'true',
      false,
    ])
    cleanup()
    render(<Button disabled>Complet</Button>)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Complet' }).disabled).toBe(true)
  })
})

describe('chip', () => {
  test('a link says which choice is in force, a button whether it is on', () => {
    render(
      <>
        <ChipLink anchor={{ href: '?a' }} current>
          Mer
        </ChipLink>
        <ChipLink anchor={{ href: '?b' }}>Ville</ChipLink>
        <Chip pressed>Spa</Chip>
        <Chip>Golf</Chip>
      </>,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual(['true', null])
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ])
  })
})

describe('price', () => {
  test('says what the struck amount is, before the one to pay', () => {
    const { container } = render(
      <Price label="dès" value="240 €" before="285 €" beforeLabel="Prix habituel" unit="/ nuit" />,
    )
    expect(container.textContent).toBe('dèsPrix habituel 285 € 240 € / nuit')
    expect(container.querySelector('s')?.textContent).toBe('Prix habituel 285 €')
  })

  test('an amount alone brings nothing else', () => {
    expect(render(<Price value="Gratuit" />).container.textContent).toBe('Gratuit')
  })
})

test('a badge looks like its kind, and a card carries it before its title', () => {
  render(
    <>
      <Badge kind="full">Complet</Badge>
      <Badge kind="canceled">Annulé</Badge>
    </>,
  )
  expect(screen.getByText('Complet').className).not.toBe(screen.getByText('Annulé').className)
  cleanup()
  render(
    <Card
      title="Gala"
      level={3}
      sizes="1px"
      badge={{ kind: 'promotion', text: '−15 %' }}
      price={{ value: '42 €', before: '50 €' }}
    />,
  )
  expect(screen.getByRole('article').textContent).toBe('−15 %Gala50 € 42 €')
})
