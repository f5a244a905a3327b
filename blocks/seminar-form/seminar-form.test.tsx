// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { storyOf } from '../fixture-values.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { seminarFormFixtures } from './seminar-form.fixtures.ts'
import { seminarFormSchema } from './seminar-form.schema.ts'
import { SeminarForm } from './seminar-form.tsx'

const gateway = vi.hoisted(() => ({ listStories: vi.fn() }))

const picked = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => gateway }))

vi.mock('../listing/picked-story.ts', () => ({ pickedStory: picked }))

const venue = (slug: string, title: string, body: object[] = []) =>
  parseStoryReference(storyOf(`seminaires/${slug}`, { component: 'seminar', title, town: 'Deauville', body }))

const hall = (seats: object) => ({ _uid: 'h', component: 'hall', name: 'Salle', ...seats })

const PLANCHES = venue('salon-des-planches', 'Salon des Planches', [
  {
    _uid: 'v',
    component: 'seminar-venues',
    halls: [hall({ theatre: '240', banquet: '170' }), hall({ theatre: '70', u_shape: '28' })],
  },
  {
    _uid: 'p',
    component: 'seminar-incentives-popin',
    popin_title: 'Ensemble',
    incentives: [{ _uid: 'i1', component: 'seminar-incentive', title: 'En file indienne' }],
  },
])

const ROTONDE = venue('rotonde-du-lac', 'Rotonde du lac')

beforeEach(() => {
  gateway.listStories.mockResolvedValue({ stories: [PLANCHES, ROTONDE], tags: [] })
  picked.mockImplementation(async (uuid: string) => [PLANCHES, ROTONDE].find((story) => story?.uuid === uuid))
})

const block = (raw: Parameters<typeof seminarFormSchema.parse>[0], more = {}) => (
  <SeminarForm block={viewOf(seminarFormSchema, raw)} context={contextOf(more)} />
)

const { minimal, full } = seminarFormFixtures

describe('seminar form', () => {
  test('venues lead to their pages; one that is no venue is left out', async () => {
    const [venue] = full.venues as object[]
    await show(
      block(
        {
          ...full,
          without_form: true,
          venues: [
            venue,
            { uuid: 'x', name: 'x', full_slug: 'website-hotels/x', content: { _uid: 'x', component: 'seminar' } },
          ],
        },
        { locale: 'en' },
      ),
    )
    const links = within(screen.getByRole('list', { name: 'Venues' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/seminaires/salon-des-planches'])
  })

  const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)

  test('asks for every venue, with what it holds by its halls', async () => {
    await show(block(minimal))
    expect(names()).toEqual(['Rotonde du lac (Deauville)', 'Salon des Planches (Deauville)Jusqu’à 240\u00a0personnes'])
    expect(screen.getByRole('form', { name: 'Votre séminaire' }).closest('#seminar-request')).toBeTruthy()
  })

  test('asks for the editor’s venues alone, where there are any', async () => {
    await show(
      block({
        ...minimal,
        venues: [
          storyOf('seminaires/rotonde-du-lac', { component: 'seminar', title: 'Rotonde du lac', town: 'Deauville' }),
        ],
      }),
    )
    expect(names()).toEqual(['Rotonde du lac (Deauville)'])
  })

  test('without venues there is no form', async () => {
    gateway.listStories.mockResolvedValue({ stories: [], tags: [] })
    await show(block(minimal))
    expect(screen.queryByRole('form')).toBeNull()
  })
})
