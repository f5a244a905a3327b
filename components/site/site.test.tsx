// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConsentBanner } from './consent-banner.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { DraftRibbon } from './draft-ribbon.tsx'
import { SkipLink } from './skip-link.tsx'
import { StatusPage } from './status-page.tsx'

afterEach(cleanup)

test('a status page says what happened, keeps the technical words in English, and leads home', () => {
  render(
    <StatusPage
      locale="fr"
      alternates={{ fr: '/', en: '/en' }}
      status={404}
      title="Fermé"
      text="L’adresse a changé."
      detail="Page Not Found: /<b>x"
      homeHref="/accueil"
      search={{ action: '/recherche', label: 'Que cherchez-vous ?', submit: 'Chercher' }}
      homeLabel="Accueil"
    />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fermé')
  expect(screen.getByText('404')).toBeDefined()
  expect(screen.getByText('Page Not Found: /<b>x').lang).toBe('en')
  expect(screen.getByRole('link', { name: 'Accueil' }).getAttribute('href')).toBe('/accueil')
  const words = screen.getByRole('searchbox', { name: 'Que cherchez-vous ?' })
  expect([words.getAttribute('name'), words.closest('form')?.getAttribute('action')]).toEqual(['q', '/recherche'])
  expect(screen.getByRole('link', { name: /English/ }).getAttribute('href')).toBe('/en')
})

test.each([404, 500, 503])('status %i has a drawing of its own', (status) => {
  const drawingOf = (code: number): string => {
    const { container, unmount } = render(
      <StatusPage
        locale="fr"
        alternates={{ fr: '/', en: '/en' }}
        status={code}
        title="x"
        text="y"
        homeHref="/"
        homeLabel="Accueil"
      />,
    )
    const drawing = container.querySelector('svg')?.innerHTML ?? ''
    unmount()
    return drawing
  }
  const others = [404, 500, 503].filter((code) => code !== status).map(drawingOf)
  expect(drawingOf(status).length).toBeGreaterThan(1000)
  expect(others).not.toContain(drawingOf(status))
})

test('a status page offers the addresses that it is given after the way home', () => {
  const links = [
    { label: 'Hôtels', anchor: { href: '/hotels' } },
    { label: 'Contact', anchor: { href: '/contact' } },
  ]
  render(
    <StatusPage
      locale="fr"
      alternates={{ fr: '/', en: '/en' }}
      status={404}
      title="Fermé"
      text="…"
      homeHref="/"
      homeLabel="Accueil"
      links={links}
      linksLabel="Peut-être cherchez-vous"
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/',
    '/en',
    '/hotels',
    '/contact',
  ])
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getByRole('navigation', { name: 'Peut-être cherchez-vous' })).toBeDefined()
})

test.each([
  ['fr', ['Tout refuser', 'Choisir', 'Tout accepter']],
  ['en', ['Refuse all', 'Choose', 'Accept all']],
] as const)('the answers to consent weigh the same in %s, refusal first', (locale, names) => {
  render(<ConsentBanner locale={locale} purposes={['measurement', 'films']} />)
  // The banner is hidden until its enhancer shows it. The answer “choose” is a link to the page of choices.
  const answers = [...(document.querySelector('site-consent section')?.querySelectorAll('button, a[class]') ?? [])]
  expect(answers.map((answer) => answer.textContent)).toEqual(names)
  expect(new Set(answers.map((answer) => answer.className)).size).toBe(1)
  expect(answers.some((answer) => answer.hasAttribute('style'))).toBe(false)
})

test('a draft panel names the block, each field at fault and what is wrong with it', () => {
  render(
    <DraftPanel
      locale="en"
      block="Hero"
      faults={[
        { place: 'Questions › 3 › Title', message: '“Title” is required.' },
        { place: '', message: '“Town” is required.' },
      ]}
    />,
  )
  expect(screen.getByRole('note').textContent).toContain('Block “Hero” needs mending')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Questions › 3 › Title — “Title” is required.',
    '“Town” is required.',
  ])
})

test('the draft ribbon leads out of the draft', () => {
  render(<DraftRibbon locale="fr" exitHref="/api/preview/exit?path=%2Fhotels" />)
  expect(screen.getByRole('link', { name: 'Quitter le brouillon' }).getAttribute('href')).toBe(
    '/api/preview/exit?path=%2Fhotels',
  )
})

test('the skip link leads to the page’s content', () => {
  render(<SkipLink locale="en" />)
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content')
})
