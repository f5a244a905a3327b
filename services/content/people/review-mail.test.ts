import { expect, test } from 'vitest'
import { reviewMail } from './review-mail.ts'

const FACTS = {
  name: 'Noé',
  author: 'Camille {story}',
  story: 'La Criée <b>',
  comment: null,
  dueAt: null,
  address: 'https://editor.example/content/editor/stories/12?release=7',
  origin: 'https://editor.example',
}

test('a request says who asks, for which page, until when and with what words', () => {
  const { subject, text, html } = reviewMail({
    ...FACTS,
    event: 'asked',
    language: 'fr',
    comment: 'Les prix surtout.',
    // In Paris, it is already the next day.
    dueAt: new Date('2026-11-30T23:30:00Z'),
  })
  expect(subject).toBe('Une relecture vous est demandée')
  expect(text).toContain('Camille {story} vous demande de relire «\u00a0La Criée <b>\u00a0».')
  expect(text).toContain('Échéance\u00a0: 1er décembre 2026')
  expect(text).toContain('Message\u00a0: Les prix surtout.')
  expect(text).toContain(FACTS.address)
  expect(html).toContain('La Criée &lt;b&gt;')
})

test('an answer is in the language of who asked, and says nothing that there is not', () => {
  const { subject, text } = reviewMail({ ...FACTS, event: 'returned', language: 'en' })
  expect(subject).toBe('Your page is not approved yet')
  expect(text).toContain('The page is a draft again.')
  expect(text).not.toMatch(/Due date|Message/)
})

test('each answer reads differently', () => {
  const subjects = (['approved', 'published', 'returned'] as const).map(
    (event) => reviewMail({ ...FACTS, event, language: 'fr' }).subject,
  )
  expect(new Set(subjects).size).toBe(3)
})
