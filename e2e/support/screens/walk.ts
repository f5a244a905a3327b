import { type ElementHandle, type Page, errors } from '@playwright/test'
import type { Opener } from './browser/openers.ts'
import { FaultList } from './fault-list.ts'
import { faultsOf, inject, untilStill } from './in-page.ts'
import type { Shots } from './shots.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export const DESK: Size = { width: 1440, height: 900 }

/** Desk, tablet and phone. */
const SIZES: readonly Size[] = [DESK, { width: 834, height: 1112 }, { width: 390, height: 844 }]

/** Layers in layers: a menu in a dialog in a panel. */
const DEEPEST = 3

/** Milliseconds in which a pressed opener opens. */
const OPENS_WITHIN = 8_000

interface Options {
  readonly sizes?: readonly Size[]
  readonly shots?: Shots | undefined
}

/**
 * Walk through the screens of the site: pages in each size, and what can be opened on them, each kind of thing once a
 * size. Every screen is checked by its geometry, or photographed where pictures are requested.
 */
export class Walk {
  readonly faults = new FaultList()
  /** Names of opened parts: layers, disclosures, openers. */
  readonly opened = new Set<string>()
  /** Names of the pages and states that were looked at. */
  readonly screens = new Set<string>()
  readonly page: Page
  readonly #sizes: readonly Size[]
  readonly #shots: Shots | undefined
  /** Signatures and sizes of opened parts. */
  readonly #known = new Set<string>()

  constructor(page: Page, { sizes = SIZES, shots }: Options = {}) {
    this.page = page
    this.#sizes = sizes
    this.#shots = shots
  }

  /** Goes to a page and waits until its islands are there. */
  async goto(path: string): Promise<void> {
    await this.page.goto(path)
    await inject(this.page)
    // The editor's screens are marked as busy while they load their data.
    await this.page.waitForFunction(() => {
      const { innerText } = document.body
      return innerText.length > 40 && !/^(?:Chargement|Loading)…/m.test(innerText)
    })
    await this.page.evaluate(() => {
      document.querySelector('[data-island]')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    })
    await this.page.waitForFunction(() => !document.querySelector('[data-island]') || 'hydrated' in window)
  }

  /** Goes to a page in the first size. */
  async visitOnly(path: string): Promise<void> {
    await this.page.setViewportSize(this.#sizes[0] ?? DESK)
    await this.goto(path)
    await untilStill(this.page)
  }

  /** Looks at a page in each size, and opens what is in `scope`. */
  async visit(
    path: string,
    { scope = 'main', name = path }: { scope?: string | undefined; name?: string } = {},
  ): Promise<void> {
    await this.visitOnly(path)
    await this.here(name, scope)
  }

  /** Looks at a page in each size as it opens. */
  async open(path: string, name: string): Promise<void> {
    await this.visitOnly(path)
    await this.state(name)
  }

  /** Looks at the current page in each size, and opens what is in `scope`. */
  async here(name: string, scope = 'main'): Promise<void> {
    for (const size of this.#sizes) {
      await this.page.setViewportSize(size)
      await this.look(name, size)
      await this.#openAll(name, size, scope, 0)
    }
  }

  /** Looks at the current state in each size, without opening anything. */
  async state(name: string): Promise<void> {
    for (const size of this.#sizes) {
      await this.page.setViewportSize(size)
      await this.look(name, size)
    }
    await this.page.setViewportSize(this.#sizes[0] ?? DESK)
  }

  /** Whether nothing with this signature was looked at yet. */
  isNew(signature: string): boolean {
    const isNew = !this.#known.has(signature)
    this.#known.add(signature)
    return isNew
  }

  /** Checks or photographs the current screen. */
  async look(name: string, { width }: Size, within?: ElementHandle<Element>): Promise<void> {
    this.screens.add(name)
    if (!within) await this.page.evaluate(() => window.scrollTo(0, 0))
    await untilStill(this.page)
    const layer = await this.page.evaluate(() => {
      const top = window.screens.topLayer()
      return top && window.screens.layerName(top)
    })
    if (layer !== undefined) this.opened.add(layer)
    const isPart = layer !== undefined || within !== undefined
    if (this.#shots) await this.#shots.take(this.page, { caption: name, width, isPart })
    else this.faults.add(await faultsOf(this.page, within), name, width)
  }

  async #openAll(name: string, size: Size, scope: string, depth: number): Promise<void> {
    if (depth === DEEPEST) return
    for (;;) {
      const found = await this.page.evaluate((selector) => {
        const root = window.screens.topLayer() ?? document.querySelector(selector)
        return root ? window.screens.openers(root) : []
      }, scope)
      const opener = found.find(({ signature }) => !this.#known.has(`${signature} ${size.width}`))
      if (!opener) return
      this.#known.add(`${opener.signature} ${size.width}`)
      await this.#open(opener, name, size, scope, depth)
    }
  }

  async #open(opener: Opener, name: string, size: Size, scope: string, depth: number): Promise<void> {
    const { page } = this
    const address = page.url()
    const element = (await page.evaluateHandle((index) => window.screens.openerAt(index), opener.index)).asElement()
    if (!element) throw new Error(`No opener: ${opener.signature}`)
    const screen = `${name} › ${opener.label || opener.signature}`
    const layers = await layerCount(page)
    await element.evaluate((one) => {
      window.screens.expectLayer()
      one.scrollIntoView({ block: 'center' })
      ;(one as HTMLElement).click()
    })
    try {
      await page.waitForFunction(
        (one) =>
          window.screens.hasOpened() ||
          one.matches('[aria-expanded=true], [aria-selected=true], details[open] > summary'),
        element,
        { timeout: OPENS_WITHIN },
      )
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
      this.faults.add([`opens nothing: ${opener.signature}`], screen, size.width)
      await this.goto(address)
      return
    }
    this.opened.add(opener.signature).add(`“${opener.label}”`)
    const isLayer = await page.evaluate(() => window.screens.hasOpened())
    const panel = isLayer ? undefined : await panelOf(element)
    await this.look(screen, size, panel)
    if (isLayer) await this.#openAll(screen, size, scope, depth + 1)
    if (page.url() !== address) await this.goto(address)
    else if (isLayer) await closeLayer(page, layers)
    else await element.evaluate((one) => one.matches('[role=tab]') || (one as HTMLElement).click())
  }
}

const layerCount = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll(':modal, :popover-open').length)

/** The panel of a disclosure or a tab. */
async function panelOf(opener: ElementHandle<Element>): Promise<ElementHandle<Element> | undefined> {
  const panel = await opener.evaluateHandle(
    (one) =>
      document.getElementById(one.getAttribute('aria-controls') ?? '') ?? one.closest('details') ?? one.parentElement,
  )
  return panel.asElement() ?? undefined
}

/** Closes the layer on top, as Escape does; a layer that cannot be closed is removed with its page. */
async function closeLayer(page: Page, before: number): Promise<void> {
  await page.keyboard.press('Escape')
  if ((await layerCount(page)) > before)
    await page.evaluate(() => {
      const top = window.screens.topLayer()
      if (top instanceof HTMLDialogElement) top.close()
      else if (top instanceof HTMLElement) top.hidePopover()
    })
  await page.waitForFunction((count) => document.querySelectorAll(':modal, :popover-open').length <= count, before)
  await untilStill(page)
}
