// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { GamblingBackground, type WarningShown } from './gambling-background.tsx'
import { GamblingNotice } from './gambling-notice.tsx'

afterEach(cleanup)

/** Text of the arrêté of 29 July 2022. */
const LAW =
  "Les jeux d'argent et de hasard peuvent être dangereux : pertes d'argent, conflits familiaux, addiction… " +
  'Retrouvez nos conseils sur joueurs-info-service.fr (09 74 75 13 13 - appel non surtaxé)'

const Jackpot = ({ warningShown, amount }: { warningShown: WarningShown; amount: string }) => (
  <p data-warning-shown={Object.isFrozen(warningShown)}>{amount}</p>
)

describe('gambling background', () => {
  test.each(LOCALES)('shows what it is given, and the law’s warning under it, in %s', (locale) => {
    const { container } = render(
      <GamblingBackground locale={locale}>
        {(warningShown) => <Jackpot warningShown={warningShown} amount="38 412,60 €" />}
      </GamblingBackground>,
    )
    const [limit, content, notice] = [...(container.firstElementChild?.children ?? [])]
    expect([limit?.textContent, content?.textContent]).toEqual(['', '38 412,60 €'])
    expect(notice).toBe(screen.getByRole('note'))
    expect(notice?.querySelector('p')?.textContent).toBe(LAW)
  })

  test('warns even where it is given nothing', () => {
    render(<GamblingBackground locale="fr">{() => null}</GamblingBackground>)
    expect(screen.getByRole('note').textContent).toContain(LAW)
  })

  test('gambling content does not compile without warningShown, nor with a forged one', () => {
    const attempts = [
      // @ts-expect-error warningShown is missing
      () => <Jackpot amount="1 €" />,
      // @ts-expect-error an object without the brand
      () => <Jackpot warningShown={{}} amount="1 €" />,
      // @ts-expect-error nor is a symbol of the same name
      () => <Jackpot warningShown={{ [Symbol('gambling warning shown')]: true }} amount="1 €" />,
      // @ts-expect-error nor is a boolean
      () => <Jackpot warningShown amount="1 €" />,
    ]
    const right = () => (
      <GamblingBackground locale="fr">
        {(warningShown) => <Jackpot warningShown={warningShown} amount="1 €" />}
      </GamblingBackground>
    )
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
