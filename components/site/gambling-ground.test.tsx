// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { LOCALES } from '#lib/domain/locale.ts'
import { GamblingGround, type GamblingProof } from './gambling-ground.tsx'
import { GamblingNotice } from './gambling-notice.tsx'

afterEach(cleanup)

/** As it stands in the arrêté of 29 July 2022. */
const LAW =
  "Les jeux d'argent et de hasard peuvent être dangereux : pertes d'argent, conflits familiaux, addiction… " +
  'Retrouvez nos conseils sur joueurs-info-service.fr (09 74 75 13 13 - appel non surtaxé)'

const Jackpot = ({ proof, amount }: { proof: GamblingProof; amount: string }) => (
  <p data-proof={Object.isFrozen(proof)}>{amount}</p>
)

describe('gambling ground', () => {
  test.each(LOCALES)('shows what it is given, and the law’s warning under it, in %s', (locale) => {
    const { container } = render(
      <GamblingGround locale={locale}>{(proof) => <Jackpot proof={proof} amount="38 412,60 €" />}</GamblingGround>,
    )
    const [content, notice] = [...(container.firstElementChild?.children ?? [])]
    expect(content?.textContent).toBe('38 412,60 €')
    expect(notice).toBe(screen.getByRole('note'))
    expect(notice?.querySelector('p')?.textContent).toBe(LAW)
  })

  test('warns even where it is given nothing', () => {
    render(<GamblingGround locale="fr">{() => null}</GamblingGround>)
    expect(screen.getByRole('note').textContent).toContain(LAW)
  })

  test('gambling content cannot be written without the proof, nor the proof by hand', () => {
    const attempts = [
      // @ts-expect-error the proof is missing
      () => <Jackpot amount="1 €" />,
      // @ts-expect-error an object of another make is no proof
      () => <Jackpot proof={{}} amount="1 €" />,
      // @ts-expect-error nor is a symbol of the same name
      () => <Jackpot proof={{ [Symbol('gambling ground')]: true }} amount="1 €" />,
      // @ts-expect-error nor is a boolean
      () => <Jackpot proof amount="1 €" />,
    ]
    const right = () => <GamblingGround locale="fr">{(proof) => <Jackpot proof={proof} amount="1 €" />}</GamblingGround>
    expect(attempts).toHaveLength(4)
    expect(right).not.toThrow()
  })
})

describe('gambling notice', () => {
  test.each(
    (['bar', 'compact', 'sticky'] as const).flatMap((variant) => LOCALES.map((locale) => [variant, locale] as const)),
  )('%s in %s cannot be closed', (variant, locale) => {
    const { container } = render(<GamblingNotice locale={locale} variant={variant} />)
    expect(container.querySelector('button, summary, [hidden], [popover], input')).toBeNull()
    expect(screen.getByText('18+')).toBeDefined()
    expect(
      screen.getByRole(variant === 'bar' ? 'complementary' : 'note', {
        name: locale === 'fr' ? 'Jeu responsable' : 'Responsible gaming',
      }),
    ).toBeDefined()
  })

  test('the law’s words come first and in French; English readers get an aid after them', () => {
    render(<GamblingNotice locale="en" />)
    const words = [...screen.getByRole('complementary').querySelectorAll('p')]
    expect(words.map((paragraph) => paragraph.lang)).toEqual(['fr', 'en'])
    expect(words[0]?.textContent).toBe(LAW)
    expect(words[1]?.textContent).toMatch(/^Gambling can be dangerous: .*joueurs-info-service\.fr/)
  })

  test('French pages show the law’s words alone', () => {
    render(<GamblingNotice locale="fr" />)
    expect(
      [...screen.getByRole('complementary').querySelectorAll('p')].map((paragraph) => paragraph.textContent),
    ).toEqual([LAW])
    expect(within(screen.getByRole('complementary')).getByRole('link').getAttribute('href')).toBe(
      'https://www.joueurs-info-service.fr',
    )
  })
})
