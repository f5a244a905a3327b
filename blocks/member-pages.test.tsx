// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { HOTEL_LINKS, type HotelLink } from '@barriere/shared/programmes/hotel/links.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { BlockList } from './block-list.tsx'
import { fixturesOf } from './fixtures.ts'
import type { BlockName } from './schemas.ts'
import { contextOf, everyFixture, show } from './test-support.tsx'

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({ listStories: async () => ({ stories: [], tags: [] }) }),
}))

interface MemberPage {
  readonly block: BlockName
  readonly page: HotelLink
  /** Default title. */
  readonly title: Readonly<Record<Locale, string>>
  /** Value of the field `kind` for a block that has one. */
  readonly kind?: string
  /** Whether the layout's navigation leads to the page. */
  readonly linked: boolean
}

const PAGES: readonly MemberPage[] = [
  { block: 'member-login', page: 'login', title: { fr: 'Me connecter', en: 'Sign in' }, linked: true },
  {
    block: 'member-registration',
    page: 'registration',
    title: { fr: 'Créer mon compte', en: 'Create my account' },
    linked: true,
  },
  {
    block: 'member-activation',
    page: 'activation',
    title: { fr: 'Activer mon compte', en: 'Activate my account' },
    linked: false,
  },
  {
    block: 'member-forgotten',
    page: 'forgotten',
    title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
    linked: false,
  },
  { block: 'member-password', page: 'reset', title: { fr: 'Nouveau mot de passe', en: 'New password' }, linked: false },
  {
    block: 'member-email',
    page: 'email',
    title: { fr: 'Confirmer mon adresse e-\u2060mail', en: 'Confirm my email address' },
    linked: false,
  },
  {
    block: 'member-email',
    page: 'emailUndo',
    kind: 'undo',
    title: { fr: 'Annuler le changement d’adresse', en: 'Undo the change of address' },
    linked: false,
  },
  { block: 'member-card', page: 'card', title: { fr: 'Ma carte', en: 'My card' }, linked: true },
  { block: 'member-stays', page: 'stays', title: { fr: 'Mes séjours', en: 'My stays' }, linked: true },
  { block: 'member-profile', page: 'profile', title: { fr: 'Mon profil', en: 'My profile' }, linked: true },
  {
    block: 'member-sessions',
    page: 'sessions',
    title: { fr: 'Mes connexions', en: 'Where I am signed in' },
    linked: true,
  },
  {
    block: 'member-collaborator',
    page: 'collaborator',
    title: { fr: 'Espace collaborateur', en: 'Collaborator account' },
    linked: true,
  },
  { block: 'member-advantages', page: 'advantages', title: { fr: 'Mes avantages', en: 'My benefits' }, linked: true },
  {
    block: 'member-advantages',
    page: 'birthday',
    kind: 'birthday',
    title: { fr: 'Mon anniversaire', en: 'My birthday' },
    linked: true,
  },
]

const cases = (
  await Promise.all(
    PAGES.map(async (member) => everyFixture(await fixturesOf(member.block)).map((one) => ({ ...member, ...one }))),
  )
).flat()

const showPage = (raw: RawBlock, page: HotelLink, locale: Locale) =>
  show(<BlockList blocks={[raw]} context={contextOf({ locale, first: true, path: HOTEL_LINKS[page][locale] })} />)

describe('pages of the member area', () => {
  test.each(cases)('$page, $name, in $locale: its title and where it stands', async ({ raw, kind, ...one }) => {
    const typed = kind === raw.kind || kind === undefined ? raw : { ...raw, kind }
    await showPage(kind === undefined && raw.kind ? { ...raw, kind: undefined } : typed, one.page, one.locale)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      typeof raw.title === 'string' ? raw.title : one.title[one.locale],
    )
    expect([...document.querySelectorAll('a[aria-current=page]')].map((link) => link.getAttribute('href'))).toEqual(
      one.linked ? [HOTEL_LINKS[one.page][one.locale]] : [],
    )
  })

  test.each(['login', 'registration'] as const)(
    '%s offers both ways in, and no other outside its form',
    async (page) => {
      const { minimal } = await fixturesOf(`member-${page}`)
      for (const locale of ['fr', 'en'] as const) {
        await showPage(minimal, page, locale)
        const links = screen.getAllByRole('link').filter((link) => !link.closest('form'))
        expect(links.map((link) => link.getAttribute('href'))).toEqual([
          HOTEL_LINKS.login[locale],
          HOTEL_LINKS.registration[locale],
        ])
      }
    },
  )
})
