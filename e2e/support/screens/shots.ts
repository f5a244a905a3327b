import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { HIGHEST_CELL, RAW_SHOTS, type Shot, cellWidth } from '#scripts/run/contact-sheets.ts'

/** Part of the caption of pages that are shown with their frame. */
const WHOLE = '(tout)'

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

/** Loads pictures below the window too, which otherwise wait for a visitor to come near, down to a height in pixels. */
const loadPictures = (page: Page, height: number): Promise<unknown> =>
  page.evaluate(
    async ([bottom, within]) => {
      const pictures = [...document.images].filter(
        (picture) => picture.checkVisibility() && picture.getBoundingClientRect().top + scrollY < bottom,
      )
      for (const picture of pictures) picture.loading = 'eager'
      const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()))
      await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, within))])
    },
    [height, PICTURES_WITHIN] as const,
  )

/** Pictures of screens, in groups that are composed into contact sheets. */
export class Shots {
  readonly #test: string
  readonly #groups: Groups
  #taken = 0
  #session: CDPSession | undefined

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
    const scale = cellWidth(width) / width
    const { top, bottom, height } = await page.evaluate((isFrame) => {
      // Without the footer, which is alike on every page and has a picture of its own.
      const footer = isFrame ? null : document.querySelector('body footer')
      const end = footer ? footer.getBoundingClientRect().top + scrollY : document.documentElement.scrollHeight
      return { top: scrollY, bottom: Math.max(end, innerHeight), height: innerHeight }
    }, caption.includes(WHOLE))
    const window = { x: 0, y: top, width, height }
    const whole = { x: 0, y: 0, width, height: Math.min(bottom, HIGHEST_CELL / scale) }
    if (!isPart) await loadPictures(page, whole.height)
    // By the debugger: the browser draws the picture in the size of its sheet, which Playwright does not ask for.
    this.#session ??= await page.context().newCDPSession(page)
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 85,
      clip: { ...(isPart ? window : whole), scale },
      captureBeyondViewport: !isPart,
    })
    writeFileSync(shot.file, data, 'base64')
    writeFileSync(join(RAW_SHOTS, `${name}.json`), JSON.stringify(shot))
  }
}
