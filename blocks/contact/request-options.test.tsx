// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { contactFormFixtures } from '../contact-form/contact-form.fixtures.ts'
import { contactFormSchema } from '../contact-form/contact-form.schema.ts'
import { ContactForm } from '../contact-form/contact-form.tsx'
import { eventFormFixtures } from '../event-form/event-form.fixtures.ts'
import { eventFormSchema } from '../event-form/event-form.schema.ts'
import { EventForm } from '../event-form/event-form.tsx'
import { storyOf } from '../fixture-values.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { propertyOptions } from './request-options.ts'

const gateway = vi.hoisted(() => ({
  listStories: vi.fn(),
  listEntries: vi.fn(),
  forVisitor: async (read: () => Promise<unknown>) => await read(),
}))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => gateway }))

vi.mock('#lib/process/rendering.ts', { spy: true })

const STORIES = [
  ['hotels/les-colombages', 'hotel', 'Les Colombages', 'Deauville'],
  ['hotels/le-grand-vent', 'hotel', 'Le Grand Vent', 'Le Touquet'],
  ['restaurants/la-criee', 'restaurant', 'La Criée', 'Deauville'],
  ['casinos/deauville', 'casino', 'Casino de Deauville', 'Deauville'],
  ['destinations/la-baule', 'destination', 'La Baule', ''],
] as const

const uuidOf = (slug: string) => parseStoryReference(storyOf(slug, { component: 'hotel', title: 'x' }))?.uuid

beforeEach(() => {
  vi.clearAllMocks()
  gateway.listStories.mockImplementation(async ({ contentType }: { contentType: string }) => ({
    stories: STORIES.filter(([, component]) => component === contentType).map(([slug, component, title, town]) =>
      parseStoryReference(storyOf(slug, { component, title, town })),
    ),
    tags: [`list:${contentType}`],
  }))
  gateway.listEntries.mockResolvedValue({
    entries: [
      { name: 'stay', value: 'Mon séjour' },
      { name: 'press', value: 'Presse' },
    ],
    tags: ['datasource:contact-subjects'],
  })
})

const contact = (more: Parameters<typeof contextOf>[0] = {}) =>
  show(
    <ContactForm
      block={viewOf(contactFormSchema, contactFormFixtures.full)}
      context={contextOf({ path: '/contact', ...more })}
    />,
  )

const labelsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('contact form', () => {
  test('subjects are the editors’, in their order; the page follows them', async () => {
    await contact()
    expect(labelsOf(screen.getByLabelText(/^Sujet/))).toEqual(['Choisissez', 'Mon séjour', 'Presse'])
    expect(gateway.listEntries).toHaveBeenCalledWith('contact-subjects', 'fr')
    expect(tagPage).toHaveBeenCalledWith(['datasource:contact-subjects'])
  })

  test('properties are grouped by kind, in alphabetical order; a kind without any has no group', async () => {
    await contact()
    const select = screen.getByLabelText(/^Établissement/)
    expect(
      within(select)
        .getAllByRole('group')
        .map((group) => [group.getAttribute('label'), labelsOf(group)]),
    ).toEqual([
      ['Hôtels', ['Le Grand Vent (Le Touquet)', 'Les Colombages (Deauville)']],
      ['Restaurants', ['La Criée (Deauville)']],
      ['Casinos', ['Casino de Deauville']],
    ])
  })

  test('on the page of a property, that one is chosen; elsewhere none is', async () => {
    const chosen = async (path: string) => (await propertyOptions(contextOf({ path }))).property
    expect([await chosen('/restaurants/la-criee'), await chosen('/contact')]).toEqual([
      uuidOf('restaurants/la-criee'),
      undefined,
    ])
  })

  test('while the content cannot be read the form renders without choices, and the page is not cached', async () => {
    gateway.listStories.mockRejectedValue(new ContentError('down', 503))
    gateway.listEntries.mockRejectedValue(new ContentError('down', 503))
    await contact()
    expect(screen.queryByLabelText(/^Sujet/)).toBeNull()
    expect(screen.getByLabelText(/^Votre message/)).toBeTruthy()
    expect(tagPage).toHaveBeenCalledWith([INCOMPLETE_TAG])
  })

  test.each(LOCALES)('in %s it says without scripts whom to call and to write to', async (locale) => {
    const page = await contact({ locale })
    const note = page.querySelector('form noscript')?.textContent ?? ''
    expect(note).toContain('tel:+33261910014')
    expect(note).toContain('mailto:contact@barriere.example')
  })
})

describe('event form', () => {
  test('begins with its first step; the others are named, and wait', async () => {
    await show(<EventForm block={viewOf(eventFormSchema, eventFormFixtures.full)} context={contextOf()} />)
    const steps = within(screen.getByRole('list', { name: 'Étapes' })).getAllByRole('listitem')
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['1Votre événement', 'step'],
      ['2Dates et chambres', null],
      ['3Vous', null],
      ['4Vérifier et envoyer', null],
    ])
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Votre événement')
    expect(screen.queryByLabelText(/^E-mail/)).toBeNull()
  })
})
