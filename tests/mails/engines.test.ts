import { existsSync } from 'node:fs'
import puppeteer, { type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { MAILS } from '@barriere/shared/locales/locales.ts'
import type { MailKind } from '@barriere/shared/locales/types.ts'
import { composeMail } from '#services/hotel/mails/compose.ts'

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 })

const ENGINES = [
  ['chrome', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', 'apt-get install chromium'],
  ['firefox', process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', 'apt-get install firefox-esr'],
] as const

/** A name and values as long as they may be, without a place to break. */
const VALUES = {
  email: `${'a'.repeat(60)}@${'example'.repeat(5)}.example`,
  number: '0123456789012345',
  device: 'Firefox sur Windows',
  key: 'k'.repeat(64),
}

const mailOf = (kind: MailKind, locale: (typeof LOCALES)[number]) =>
  composeMail({
    kind,
    locale,
    origin: 'https://www.barriere.example',
    token: 't'.repeat(43),
    name: 'Marie-Antoinette-Élisabeth',
    values: VALUES,
  })

const KINDS = Object.keys(MAILS.fr) as MailKind[]

/** Runs in the page: horizontal overflow, the lowest contrast of a text with its background (WCAG 2), fonts. */
const measure = async () => {
  await document.fonts.ready
  const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = channels(colour)
      .slice(0, 3)
      .map((value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ground = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return channels(backgroundColor)[3] === 0 ? ground(element.parentElement) : backgroundColor
  }
  const shown = [...document.querySelectorAll('p, a, h1, td')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  )
  const contrasts = shown.map((element) => {
    const [one, other] = [luminance(getComputedStyle(element).color), luminance(ground(element))]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  })
  return {
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    contrast: Math.min(...contrasts),
    shown: shown.length,
    ground: ground(document.body),
    isLoaded: document.fonts.check('20px Federo') && [...document.fonts].some((font) => font.status === 'loaded'),
    fallbacks: getComputedStyle(document.querySelector('p') as Element).fontFamily,
    remote: performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith('data:')).length,
  }
}

/** The titles of its tests tell why an engine is skipped. */
const FOUND = ENGINES.map(([engine, path, how]) => {
  const isMissing = !existsSync(path)
  return [isMissing ? `${engine}: not found at ${path} (${how})` : engine, engine, path, isMissing] as const
})

describe.each(FOUND)('mails in %s', (_title, engine, executablePath, isMissing) => {
  describe.skipIf(isMissing).each(['light', 'dark'] as const)('%s', (scheme) => {
    let browser: Browser

    beforeAll(async () => {
      browser = await puppeteer.launch({
        browser: engine,
        executablePath,
        headless: true,
        ...(engine === 'chrome'
          ? { args: ['--no-sandbox', '--disable-gpu'] }
          : { extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1 } }),
      })
    })

    afterAll(() => browser.close())

    test('every mail fits, reads well and asks for nothing', async () => {
      const page = await browser.newPage()
      if (engine === 'chrome') await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
      for (const width of [320, 1440]) {
        await page.setViewport({ width, height: 700 })
        for (const locale of LOCALES) {
          for (const kind of KINDS) {
            await page.setContent(mailOf(kind, locale).html)
            const found = await page.evaluate(measure)
            const where = `${kind} ${locale} ${width}`
            expect(found.overflow, `${where}: overflow`).toBeLessThanOrEqual(0)
            expect(found.contrast, `${where}: contrast`).toBeGreaterThanOrEqual(4.5)
            expect(found.shown, where).toBeGreaterThanOrEqual(4)
            expect(found.ground, where).toBe(scheme === 'dark' ? 'rgb(11, 20, 40)' : 'rgb(247, 240, 224)')
            expect(found.isLoaded, `${where}: lettering`).toBe(true)
            expect(found.fallbacks, where).toMatch(/Gill Sans.*sans-serif$/)
            expect(found.remote, `${where}: requests`).toBe(0)
          }
        }
      }
    })
  })
})
