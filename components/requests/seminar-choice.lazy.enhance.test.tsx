// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSeminarChoice, seminarChoice, setSeminarChoice } from '#lib/client/seminar-choice.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { SEMINAR_FORM_ID, SeminarChoice } from './seminar-choice.tsx'
import './seminar-choice.lazy.enhance.ts'

const VENUES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `5e8c1f0a-0000-4000-8000-00000000000${letter}`)

const [FIRST = '', SECOND = ''] = VENUES

beforeEach(() => {
  vi.stubGlobal('alert', vi.fn())
})

afterEach(() => {
  cleanup()
  clearSeminarChoice()
  vi.unstubAllGlobals()
})

const choices = (locale: Locale = 'fr') => (
  <>
    <SeminarChoice kind="venue" item={FIRST} name="Salon" locale={locale} way />
    <SeminarChoice kind="venue" item={SECOND} name="Rotonde" locale={locale} way />
    <SeminarChoice kind="incentive" item="file" name="En file indienne" locale={locale} />
  </>
)

const shown = () =>
  [...document.querySelectorAll('site-seminar-choice')].map((choice) => {
    const link = choice.querySelector('a')
    return [
      choice.querySelector('button')?.hasAttribute('data-chosen'),
      link?.hidden === false ? `${link.getAttribute('href')} ${link.textContent}` : undefined,
    ]
  })

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) })

describe('a choice for the seminar request', () => {
  test('stands hidden in the markup of the server', () => {
    const html = render(<SeminarChoice kind="venue" item={FIRST} name="Salon" locale="fr" way />, {
      container: document.createElement('div'),
    }).container.innerHTML
    expect(html).toMatch(/<button hidden=""[^>]*>/)
    expect(html).toMatch(/<a href="\/seminaires\/devis#seminar-request" hidden=""[^>]*>/)
  })

  test('adds and removes; every link says how many venues there are', () => {
    render(choices())
    expect(shown()).toEqual([
      [false, undefined],
      [false, undefined],
      [false, undefined],
    ])
    fireEvent.click(button('Salon'))
    fireEvent.click(button('Rotonde'))
    fireEvent.click(button('En file indienne'))
    expect(seminarChoice()).toEqual({
      venues: [FIRST, SECOND],
      incentives: [{ key: 'file', name: 'En file indienne' }],
    })
    const way = '/seminaires/devis#seminar-request Voir ma demande(2)'
    expect(shown()).toEqual([
      [true, way],
      [true, way],
      [true, undefined],
    ])
    fireEvent.click(button('Salon'))
    fireEvent.click(button('En file indienne'))
    expect(seminarChoice()).toEqual({ venues: [SECOND], incentives: [] })
    expect(shown()[1]).toEqual([true, way.replace('2', '1')])
  })

  test('leads to the form of its page, where it has one', () => {
    render(
      <>
        <div id={SEMINAR_FORM_ID} />
        {choices('en')}
      </>,
    )
    fireEvent.click(button('Salon'))
    expect(shown()[0]).toEqual([true, '#seminar-request See my request(1)'])
  })

  test('a seventh venue is not added, and the visitor is told', () => {
    setSeminarChoice({ venues: VENUES.slice(1) })
    render(choices())
    fireEvent.click(button('Salon'))
    expect(seminarChoice().venues).toEqual(VENUES.slice(1))
    expect(window.alert).toHaveBeenCalledWith(
      'Votre demande compte déjà 6 lieux. Retirez-en un pour en ajouter un autre.',
    )
  })

  test('works as long as the page where nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      removeItem: () => {},
    })
    render(choices())
    fireEvent.click(button('Salon'))
    expect([seminarChoice().venues, shown()[0]?.[0]]).toEqual([[FIRST], true])
  })

  test.each(['{', 'null', '{"venues":"x","incentives":[1,{"key":"a"}]}'])('%s in the storage is nothing', (text) => {
    sessionStorage.setItem('seminar', text)
    expect(seminarChoice()).toEqual({ venues: [], incentives: [] })
  })
})
