import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Where pictures and their captions lie until they are composed (`scripts/run/shots.ts`). */
const RAW_SHOTS = '.cache/shots/raw'

/** Pixels of a page that its picture shows at most: below, pages repeat themselves. */
const HIGHEST = 4_500

/** Part of the caption of pages that are shown with their frame. */
const WHOLE = '(tout)'

export interface Shot {
  readonly file: string
  readonly group: string
  readonly caption: string
  readonly width: number
}

interface Taking {
  readonly caption: string
  readonly width: number
  /** A layer or a disclosure, of which the window is shown, not the page. */
  readonly isPart: boolean
}

interface Groups {
  readonly pages: string
  /** Of layers and disclosures; by default the pages’. */
  readonly parts?: string
}

/** Milliseconds that pictures get: one that fails is a frame, as a visitor would see it. */
const PICTURES_WITHIN = 5_000

/** Loads what lies below the window too, where pictures wait for a visitor to come near. */
const loadPictures = (page: Page): Promise<unknown> =>
  page.evaluate(async (within) => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()))
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, within))])
  }, PICTURES_WITHIN)

/** Pictures of screens, in groups that are composed into contact sheets. */
export class Shots {
  readonly #test: string
  readonly #groups: Groups
  #taken = 0

  /** @param test unique name, for the files */
  constructor(test: string, groups: Groups) {
    this.#test = test.replaceAll(/\W+/g, '-')
    this.#groups = groups
    mkdirSync(RAW_SHOTS, { recursive: true })
  }

  async take(page: Page, { caption, width, isPart }: Taking): Promise<void> {
    const name = `${this.#test}-${String((this.#taken += 1)).padStart(4, '0')}-${width}`
    const { pages, parts = pages } = this.#groups
    const shot: Shot = { file: join(RAW_SHOTS, `${name}.jpg`), group: isPart ? parts : pages, caption, width }
    // Without the footer, which is alike on every page and has a picture of its own.
    const height = await page.evaluate((isFrame) => {
      const footer = isFrame ? null : document.querySelector('body footer')
      const bottom = footer ? footer.getBoundingClientRect().top + scrollY : document.documentElement.scrollHeight
      return Math.max(bottom, innerHeight)
    }, caption.includes(WHOLE))
    if (!isPart) await loadPictures(page)
    await page.screenshot({
      path: shot.file,
      type: 'jpeg',
      quality: 80,
      scale: 'css',
      ...(isPart ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, HIGHEST) } }),
    })
    writeFileSync(join(RAW_SHOTS, `${name}.json`), JSON.stringify(shot))
  }
}
