// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DraftPanel } from './draft-panel.tsx'
import { DraftRibbon } from './draft-ribbon.tsx'
import { SkipLink } from './skip-link.tsx'
import { StatusPage } from './status-page.tsx'

afterEach(cleanup)

test('a status page says what happened, keeps the technical words in English, and leads home', () => {
  render(<StatusPage status={404} title="Fermé" text="L’adresse a changé." detail="Page Not Found: /<b>x" homeHref="/en" homeLabel="Accueil" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fermé')
  expect(screen.getByText('404')).toBeDefined()
  expect(screen.getByText('Page Not Found: /<b>x').lang).toBe('en')
  expect(screen.getByRole('link', { name: 'Accueil' }).getAttribute('href')).toBe('/en')
})

test('a draft panel names the block, each field at fault and what is wrong with it', () => {
  render(<DraftPanel locale="en" block="hero" faults={[{ path: 'items.2.title', message: '“Title” is required.' }, { path: '', message: 'No path.' }]} />)
  expect(screen.getByRole('note').textContent).toContain('Block “hero” needs mending')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['items.2.title — “Title” is required.', 'No path.'])
})

test('the draft ribbon leads out of the draft', () => {
  render(<DraftRibbon locale="fr" exitHref="/api/preview/exit?path=%2Fhotels" />)
  expect(screen.getByRole('link', { name: 'Quitter le brouillon' }).getAttribute('href')).toBe('/api/preview/exit?path=%2Fhotels')
})

test('the skip link leads to the page’s content', () => {
  render(<SkipLink locale="en" />)
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content')
})
