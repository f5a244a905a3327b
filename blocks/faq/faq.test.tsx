// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { doc, paragraph } from '../fixture-values.ts'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { faqFixtures } from './faq.fixtures.ts'
import { faqSchema } from './faq.schema.ts'
import { Faq } from './faq.tsx'

const faq = (raw: Parameters<typeof faqSchema.parse>[0], more = {}) => (
  <Faq block={viewOf(faqSchema, raw)} context={contextOf(more)} />
)

const structured = (page: HTMLElement) =>
  JSON.parse(page.querySelector('script')?.textContent ?? '') as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[]
  }

describe('faq', () => {
  test.each(everyFixture(faqFixtures))('$name in $locale shows every question closed', async ({ raw, locale }) => {
    const page = await show(faq(raw, { locale }))
    const questions = [...page.querySelectorAll('details')]
    expect(questions.map((question) => question.querySelector('summary')?.textContent)).toEqual(
      (raw.items as { question: string }[]).map((item) => item.question.trim()),
    )
    expect(questions.some((question) => question.open)).toBe(false)
  })

  test('questions rank below the title, or take its place', async () => {
    await show(faq(faqFixtures.full))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(3)
    await show(faq(faqFixtures.minimal))
    expect(screen.getAllByRole('heading', { level: 2, hidden: true })).toHaveLength(1)
  })

  test('search engines get plain answers, a line for each paragraph and point', async () => {
    const { mainEntity } = structured(await show(faq(faqFixtures.full)))
    expect(mainEntity[0]?.acceptedAnswer.text).toBe(
      'La chambre est prête à 15\u00a0h.\nLes membres Infiniment peuvent demander midi, selon disponibilité.',
    )
    expect(mainEntity[2]?.acceptedAnswer.text).toBe('25\u00a0€ par nuit\nPanier et gamelle fournis')
  })

  test('an answer cannot leave the script element', async () => {
    const html = await toHtml(
      faq({
        ...faqFixtures.minimal,
        items: [
          {
            _uid: 'x',
            component: 'faq-item',
            question: '</script><script>alert(1)</script>',
            answer: doc(paragraph('</script><img src=x onerror=alert(1)>')),
          },
        ],
      }),
    )
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('<img')
  })
})
