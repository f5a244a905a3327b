// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { IconReference } from '#lib/contracts/icons.ts'
import { log } from '#lib/process/log.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { contextOf, show } from '../test-support.tsx'
import { BlockIcon } from './block-icon.tsx'

const { find, awaitIcon } = vi.hoisted(() => ({ find: vi.fn(), awaitIcon: vi.fn() }))

vi.mock('#lib/gateways/icons/icons.ts', () => ({ iconGateway: () => ({ find, await: awaitIcon }) }))
vi.mock('#lib/process/rendering.ts', { spy: true })
vi.mock('#lib/process/log.ts', () => ({ log: { warn: vi.fn() } }))

const BODY = '<mask id="icon_mdi_spa_0"></mask><path mask="url(#icon_mdi_spa_0)"></path>'

beforeEach(() => {
  vi.clearAllMocks()
  find.mockImplementation(async (icon: IconReference) => ({
    kind: 'found',
    icon: { ...icon, body: BODY, left: 0, top: 0, width: 20, height: 20 },
  }))
})

const icon = (name: string, { uid = 'u-1', draft = false } = {}) => (
  <BlockIcon name={name} uid={uid} context={contextOf({ draft })} size="large" />
)

const svgOf = async (element: ReturnType<typeof icon>) => {
  const page = await show(element)
  return page.querySelector('svg') ?? expect.fail(page.innerHTML)
}

describe('the icon of a block', () => {
  test.each(['waves', 'lucide:waves', 'barriere:heart'])('%s is ours, and nobody is asked', async (name) => {
    expect((await svgOf(icon(name))).innerHTML).toContain('<path d=')
    expect(find).not.toHaveBeenCalled()
  })

  test('of another collection is asked for, and two in a page share no ids', async () => {
    const page = await show(
      <>
        {icon('mdi:spa', { uid: 'a-1' })}
        {icon('mdi:spa', { uid: 'b"><2' })}
      </>,
    )
    expect(page.innerHTML.match(/icon_\w[\w-]*/g)).toEqual(['icon_a-1_0', 'icon_a-1_0', 'icon_b2_0', 'icon_b2_0'])
    expect(page.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 20 20')
    expect(tagPage).not.toHaveBeenCalled()
  })

  test('of Lucide that this version lacks is asked for too, and redrawn with our pen', async () => {
    const svg = await svgOf(icon('newest'))
    expect([find.mock.calls[0]?.[0], svg.getAttribute('class')]).toEqual([
      { collection: 'lucide', name: 'newest' },
      'drawn fine',
    ])
  })

  test('that the service could not give leaves its box; the page is stored, and told of the icon later', async () => {
    find.mockResolvedValue({ kind: 'unavailable' })
    const svg = await svgOf(icon('mdi:spa'))
    expect([svg.innerHTML, svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['', '48', '48'])
    expect(tagPage).toHaveBeenCalledExactlyOnceWith(['icon:mdi:spa'])
    expect(awaitIcon).toHaveBeenCalledExactlyOnceWith({ collection: 'mdi', name: 'spa' })
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('is waited for 1,500 ms and no longer', async () => {
    vi.useFakeTimers()
    find.mockReturnValue(new Promise(() => {}))
    let shown = false
    const showing = show(icon('mdi:spa')).then(() => {
      shown = true
    })
    await vi.advanceTimersByTimeAsync(1_499)
    expect(shown).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await showing
    vi.useRealTimers()
    expect(document.querySelector('svg')?.innerHTML).toBe('')
    expect(tagPage).toHaveBeenCalledExactlyOnceWith(['icon:mdi:spa'])
  })

  test.each(['mdi:nope', 'barriere:nope', 'Spa', 'a:b:c', 'mdi:', ':spa', 'mdi:../../x', '__proto__', 'mdi:é', ' '])(
    '“%s” that is none leaves its box, and is logged',
    async (name) => {
      find.mockResolvedValue({ kind: 'unknown' })
      expect((await svgOf(icon(name))).innerHTML).toBe('')
      expect(log.warn).toHaveBeenCalledExactlyOnceWith(
        { event: 'block.icon', icon: name, uid: 'u-1', path: '/hotels/les-colombages' },
        expect.any(String),
      )
      expect(document.querySelector('[role="note"]')).toBeNull()
      expect(tagPage).not.toHaveBeenCalled()
    },
  )

  test('that is none is named in a draft; one that may come later is not', async () => {
    find.mockResolvedValue({ kind: 'unknown' })
    await show(icon('mdi:nope', { draft: true }))
    expect(screen.getByRole('img', { name: '«\u00a0mdi:nope\u00a0» n’est pas une icône.' })).toBeDefined()
    find.mockResolvedValue({ kind: 'unavailable' })
    const page = await show(icon('mdi:spa', { draft: true }))
    expect(page.querySelector('[role="img"]')).toBeNull()
    expect([tagPage, awaitIcon].some((called) => vi.mocked(called).mock.calls.length > 0)).toBe(false)
  })
})
