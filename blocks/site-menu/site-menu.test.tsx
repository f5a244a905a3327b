// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ContentError } from '#lib/content/service/content-error.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { footerFixtures } from '../footer/footer.fixtures.ts'
import { headerFixtures } from '../header/header.fixtures.ts'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { siteMenuFixtures } from './site-menu.fixtures.ts'
import { siteMenuSchema } from './site-menu.schema.ts'
import { SiteMenu } from './site-menu.tsx'

const { getFrame, getDraft } = vi.hoisted(() => ({ getFrame: vi.fn(), getDraft: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ getFrame, getDraft }) }))

vi.mock('#lib/process/rendering.ts', { spy: true })

const frames = (header: object | undefined, footer: object | undefined) =>
  getFrame.mockImplementation((slug: string) => {
    const content = slug.endsWith('headers/main') ? header : footer
    return content ? Promise.resolve({ uuid: slug, content, shown: [], linked: [] }) : Promise.resolve(undefined)
  })

beforeEach(() => {
  vi.clearAllMocks()
  frames(headerFixtures.full, footerFixtures.full)
})

const menu = (raw: Parameters<typeof siteMenuSchema.parse>[0], more = {}) => (
  <SiteMenu block={viewOf(siteMenuSchema, raw)} context={contextOf(more)} />
)

describe('site menu', () => {
  test.each(everyFixture(siteMenuFixtures))(
    '$name in $locale writes out every link of header and footer',
    async ({ raw, locale }) => {
      await show(menu(raw, { locale }))
      const prefix = locale === 'en' ? '/en' : ''
      const addresses = within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
      for (const path of [
        'hotels',
        'destinations/deauville',
        'mariages',
        'casinos',
        'offres',
        'seminaires',
        'faq',
        'conditions',
        'cookies',
      ])
        expect(addresses).toContain(`${prefix}/${path}`)
      expect(addresses).toHaveLength(8 + 5 + 11 + 4)
    },
  )

  test('nothing has to be opened', async () => {
    expect(await toHtml(menu(siteMenuFixtures.full))).not.toMatch(/popover|<details|<dialog|<button| hidden/)
  })

  test('headings tell menus, their columns and those of the footer', async () => {
    await show(menu(siteMenuFixtures.full))
    expect(screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`)).toEqual([
      'H2 Plan du site',
      'H3 Hôtels',
      'H4 Mer',
      'H4 Montagne et lacs',
      'H4 Envies',
      'H3 Rubriques',
      'H3 Maisons',
      'H3 Fidélité',
      'H3 Aide',
      'H3 Informations légales',
    ])
  })

  test('this page is marked', async () => {
    await show(menu(siteMenuFixtures.full, { path: '/casinos' }))
    expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
      'Casinos',
      'Casinos',
    ])
  })

  test('changes with both stories; one that is missing adds nothing and may come', async () => {
    frames(undefined, footerFixtures.full)
    await show(menu(siteMenuFixtures.full))
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Maisons',
      'Fidélité',
      'Aide',
      'Informations légales',
    ])
    expect(
      vi
        .mocked(tagPage)
        .mock.calls.flatMap(([tags]) => tags)
        .toSorted(),
    ).toEqual(['list:website-hotels/headers', 'story:website-hotels/footers/main'])
  })

  test('an editor sees the drafts', async () => {
    getDraft.mockResolvedValue({ uuid: 'd', content: headerFixtures.minimal, shown: [], linked: [] })
    await show(menu(siteMenuFixtures.full, { draft: true }))
    expect(getDraft).toHaveBeenCalledTimes(2)
    expect(getFrame).not.toHaveBeenCalled()
  })

  test('a failing content service rejects, so that the block list leaves the block out', async () => {
    getFrame.mockRejectedValue(new ContentError('away'))
    await expect(toHtml(menu(siteMenuFixtures.full))).rejects.toThrow('away')
  })
})
