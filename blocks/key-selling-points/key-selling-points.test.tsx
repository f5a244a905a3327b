// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '#lib/process/log.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { keySellingPointsFixtures } from './key-selling-points.fixtures.ts'
import { keySellingPointsSchema } from './key-selling-points.schema.ts'
import { KeySellingPoints } from './key-selling-points.tsx'

vi.mock('#lib/gateways/icons/icons.ts', () => ({ iconGateway: () => ({ find: async () => ({ kind: 'unknown' }) }) }))

vi.mock('#lib/process/log.ts', () => ({ log: { warn: vi.fn() } }))

beforeEach(() => {
  vi.clearAllMocks()
})

const points = (raw: Parameters<typeof keySellingPointsSchema.parse>[0], more = {}) => (
  <KeySellingPoints block={viewOf(keySellingPointsSchema, raw)} context={contextOf(more)} />
)

const { minimal, full, longest } = keySellingPointsFixtures

describe('key selling points', () => {
  test('each has its drawing, which says nothing to a screen reader', async () => {
    await show(points(full))
    const drawings = screen.getAllByRole('listitem').map((point) => point.querySelector('svg'))
    expect(new Set(drawings.map((drawing) => drawing?.innerHTML)).size).toBe(4)
    expect(drawings.every((drawing) => drawing?.getAttribute('aria-hidden') === 'true')).toBe(true)
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('an unknown drawing is left out and logged with its name, and the words stay', async () => {
    await show(points(longest))
    const last = screen.getAllByRole('listitem').at(-1)
    expect(last?.textContent).toContain('Sans dessin')
    expect(last?.querySelector('svg')?.innerHTML).toBe('')
    expect(log.warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ icon: 'no-such-drawing', path: '/hotels/les-colombages' }),
      expect.any(String),
    )
  })

  test('a point without an icon is nothing to log', async () => {
    const page = await show(points(minimal))
    expect(page.querySelector('svg')).toBeNull()
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('a title leads on where its link is safe', async () => {
    await show(points(full))
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Chiens bienvenus', '/questions-frequentes'],
    ])
    await show(points(longest))
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })
})
