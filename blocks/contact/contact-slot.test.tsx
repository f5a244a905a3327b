// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { BlockList } from '../block-list.tsx'
import { contactFormFixtures } from '../contact-form/contact-form.fixtures.ts'
import { contactFormSchema } from '../contact-form/contact-form.schema.ts'
import { fixturesOf } from '../fixtures.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { ContactSlot } from './contact-slot.tsx'

const slot = (more: Record<string, unknown> = {}, context = {}) => (
  <ContactSlot
    block={viewOf(contactFormSchema, { ...contactFormFixtures.full, ...more })}
    context={contextOf(context)}
  />
)

describe('ways to reach somebody', () => {
  test('a telephone is called, an address is written to, each named in the language of the page', async () => {
    await show(slot())
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['02\u00a061\u00a091\u00a000\u00a014', 'tel:+33261910014'],
      ['contact@barriere.example', 'mailto:contact@barriere.example'],
      ['Questions fréquentes', '/questions-frequentes'],
    ])
    expect(document.querySelector('address')?.textContent).toMatch(
      /^Téléphone.*8\u00a0h à 22\u00a0hE-mail.*Adresse1, rue de l’Exemple\n14800 Deauville$/,
    )
    await show(slot({}, { locale: 'en' }))
    expect(document.querySelector('address')?.textContent).toMatch(/^Telephone.*Email.*Address/s)
  })

  test('what holds no number is shown, not called', async () => {
    await show(slot({ phone: 'À la réception', email: '' }))
    expect(screen.getByText('À la réception').closest('a')).toBeNull()
  })

  test('hours without a telephone are nothing', async () => {
    const page = await show(slot({ phone: '', email: '', address: '' }))
    expect(page.querySelector('address')).toBeNull()
    expect(page.textContent).not.toContain('Tous les jours')
  })

  test('its title is the h1 where it opens the page', async () => {
    await show(slot({}, { first: true }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nous joindre')
  })
})

describe.each(['contact-form', 'event-form', 'newsletter', 'seminar-form'] as const)('%s without a form', (name) => {
  const showBlock = (raw: RawBlock, locale: Locale = 'fr') =>
    show(<BlockList blocks={[{ ...raw, without_form: true }]} context={contextOf({ locale })} />)

  test('has no field that pretends to take anything', async () => {
    for (const { raw, locale } of everyFixture(await fixturesOf(name)))
      expect((await showBlock(raw, locale)).querySelector('form, input, textarea, select, button')).toBeNull()
  })

  test('shows nothing that was not filled in', async () => {
    const { minimal } = await fixturesOf(name)
    expect((await showBlock(minimal)).textContent).toBe(minimal.title)
  })
})
