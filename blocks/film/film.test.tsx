// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import '#components/film/external-film.lazy.enhance.ts'
import { consentStore } from '#lib/client/consent.ts'
import { urlLink } from '../fixture-values.ts'
import { contextOf, show, toHtml, viewOf } from '../test-support.tsx'
import { filmFixtures } from './film.fixtures.ts'
import { filmSchema } from './film.schema.ts'
import { Film } from './film.tsx'

const film = (raw: Parameters<typeof filmSchema.parse>[0] = filmFixtures.minimal) => (
  <Film block={viewOf(filmSchema, raw)} context={contextOf({ locale: 'fr' })} />
)

/** Renders the block into the document, so that its custom element is enhanced. */
async function place() {
  const page = await show(film())
  const [poster, question, box] = page.querySelector('site-external-film')?.children ?? []
  return {
    poster: poster as HTMLElement,
    question: question as HTMLElement,
    box: box as HTMLElement,
    accept: question?.querySelector('button') as HTMLButtonElement,
    frame: () => document.querySelector('iframe'),
  }
}

beforeEach(() => {
  document.cookie = 'consent=; max-age=0; path=/'
})

afterEach(() => {
  document.body.replaceChildren()
})

describe('without scripts', () => {
  test('the poster links to the film on its own site', async () => {
    const link = (await show(film())).querySelector('a')
    expect([link?.getAttribute('href'), link?.rel, link?.textContent]).toEqual([
      'https://www.youtube.com/watch?v=a1_B2-c3D4e',
      'noopener',
      'Voir le film sur YouTube (nouvel onglet)',
    ])
  })

  test('an address that names no film leaves the poster', async () => {
    const html = await toHtml(
      film({ ...filmFixtures.minimal, address: urlLink('https://evil.example/watch?v=a1_B2-c3D4e') }),
    )
    expect(html).toContain('<img')
    expect(html).not.toMatch(/<a |evil|site-external-film/)
  })
})

describe('a click on the poster', () => {
  test('asks for consent before anything of the other site is loaded', async () => {
    const { poster, question, accept, frame } = await place()
    expect(poster.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false)
    expect([poster.hidden, question.hidden, frame(), document.activeElement]).toEqual([true, false, null, accept])
  })

  test('agreed to, the film plays, and is not asked about again', async () => {
    const first = await place()
    first.poster.click()
    first.accept.click()
    expect(first.frame()?.src).toBe('https://www.youtube-nocookie.com/embed/a1_B2-c3D4e?autoplay=1&rel=0')
    expect([first.frame()?.title, first.box.hidden, first.question.hidden]).toEqual([
      'Les Colombages en deux minutes, lecteur YouTube',
      false,
      true,
    ])
    expect(consentStore.get()?.choices).toEqual({ films: true })
    document.body.replaceChildren()
    const second = await place()
    second.poster.click()
    expect([second.question.hidden, second.frame()?.isConnected]).toEqual([true, true])
  })

  test('with a key held does what links do', async () => {
    const { poster, frame } = await place()
    const open = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    expect([poster.dispatchEvent(open), frame()]).toEqual([true, null])
  })
})

test('withdrawn consent takes the player away', async () => {
  const { poster, accept, frame } = await place()
  poster.click()
  accept.click()
  consentStore.choose({ films: false })
  expect([frame(), poster.hidden]).toEqual([null, false])
})
