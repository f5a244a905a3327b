// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type App, routeHref } from './route-href.ts'
import './routes.lazy.enhance.ts'
import { Routes } from './routes.tsx'

const PLACE = { name: 'La Criée', latitude: 49.3636, longitude: 0.0704 }

const APPS: Record<App, string> = { device: 'Appareil', google: 'Google', apple: 'Apple', osm: 'OSM' }

const WITH = Object.fromEntries(Object.entries(APPS).map(([app, name]) => [app, `Avec ${name}`])) as Record<App, string>

const routes = (
  <Routes
    {...PLACE}
    labels={{ route: 'Itinéraire', other: 'Autre application', newTab: '(nouvel onglet)', apps: APPS, with: WITH }}
  />
)

/** Texts of the links that are not hidden, without the note in parentheses. */
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent?.replace(/ \(.*/, ''))

const choose = (name: RegExp) => {
  const link = screen.getByRole('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('routes', () => {
  test('addresses hold the place alone', () => {
    expect(routeHref('google', PLACE)).toBe('https://www.google.com/maps/dir/?api=1&destination=49.3636%2C0.0704')
    expect(routeHref('apple', PLACE)).toBe('https://maps.apple.com/?daddr=49.3636%2C0.0704')
    expect(routeHref('osm', PLACE)).toBe('https://www.openstreetmap.org/directions?to=49.3636%2C0.0704')
    expect(routeHref('device', PLACE)).toBe('geo:49.3636,0.0704?q=49.3636,0.0704(La%20Cri%C3%A9e)')
  })

  test('nothing is chosen at first, and the device’s own is for devices that take it', () => {
    render(routes)
    expect(links()).toEqual(['Google', 'Apple', 'OSM'])
    cleanup()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15) Chrome/140')
    render(routes)
    expect(links()).toEqual(['Appareil', 'Google', 'Apple', 'OSM'])
  })

  test('an application is chosen once, for every page', () => {
    render(routes)
    choose(/^Apple/)
    expect(links()[0]).toBe('Avec Apple')
    cleanup()
    render(routes)
    expect(links()).toEqual(['Avec Apple', 'Google', 'Apple', 'OSM'])
    choose(/^OSM/)
    expect(links()[0]).toBe('Avec OSM')
  })

  test('where the browser stores nothing, the list stays the way', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    render(routes)
    choose(/^Apple/)
    expect(links()).toEqual(['Google', 'Apple', 'OSM'])
  })
})
