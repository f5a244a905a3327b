// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PictureSources } from '#lib/domain/picture.ts'
import { Card } from './card.tsx'
import { Picture } from './picture.tsx'
import { PosterCard } from './poster-card.tsx'
import { Section } from './section.tsx'

afterEach(cleanup)

const picture: PictureSources = {
  src: '/x.jpg',
  width: 800,
  height: 600,
  position: '50% 20%',
  sources: [{ type: 'image/avif', srcSet: '/x.avif 800w', width: 800, height: 600 }],
}

test('a picture reserves its room, keeps its focal point, and waits unless it comes first', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />)
  const image = container.querySelector('img')
  expect([image?.width, image?.height, image?.alt, image?.getAttribute('loading')]).toEqual([800, 600, '', 'lazy'])
  expect(image?.style.objectPosition).toBe('50% 20%')
  expect(container.querySelector('source')?.getAttribute('sizes')).toBe('50vw')
  cleanup()
  const first = render(<Picture picture={picture} sizes="100vw" priority />).container.querySelector('img')
  expect([
    first?.getAttribute('loading'),
    first?.getAttribute('fetchpriority'),
    first?.getAttribute('decoding'),
  ]).toEqual(['eager', 'high', 'sync'])
})

test('a section owns its theme, its title’s rank and the editor’s marks', () => {
  const { container } = render(
    <Section tone="night" title="Titre" level={1} edit={{ 'data-blok-uid': '1-a' }}>
      x
    </Section>,
  )
  const section = container.querySelector('section')
  expect(section?.dataset.theme).toBe('night')
  expect(section?.getAttribute('data-blok-uid')).toBe('1-a')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Titre')
})

test('a section without words has no head, and none but night leaves the page’s theme', () => {
  const { container } = render(<Section tone="alternate">x</Section>)
  expect(container.querySelector('section')?.hasAttribute('data-theme')).toBe(false)
  expect(container.querySelector('section > div')?.innerHTML).toBe('x')
})

test('a telephone number in the introduction of a section is a link that no line cuts', () => {
  render(<Section intro="Les soins au 05 36 49 10 40." />)
  expect(screen.getByRole('link').textContent).toBe('05\u00a036\u00a049\u00a010\u00a040')
})

test('a card without a link shows no verb; with one, its title alone is the link', () => {
  render(<Card title="Roulette" level={3} sizes="1px" verb="Découvrir" />)
  expect(screen.queryByText('Découvrir')).toBeNull()
  cleanup()
  render(
    <Card
      title="Roulette"
      level={3}
      sizes="1px"
      verb="Découvrir"
      anchor={{ href: '/r' }}
      facts={[{ text: '8 tables' }]}
      price={{ value: '2 €' }}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Roulette'])
  expect(screen.getByRole('article').textContent).toBe('Roulette8 tables2 €Découvrir')
})

test('a poster’s lettering shrinks with its name', () => {
  const lettering = (title: string) => {
    const { container } = render(<PosterCard title={title} level={3} band="nuit" sizes="1px" />)
    const classes = container.querySelector('h3')?.className ?? ''
    cleanup()
    return classes.split(' ').length
  }
  expect(['Cannes', 'Courchevel', 'Enghien-les-Bains'].map(lettering)).toEqual([1, 2, 3])
})
