import { addedTerminal } from '@barriere/shared/programmes/casino/desk.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { type CardKey, writeCardCode } from '@barriere/shared/domain/loyalty/card-code.ts'
import { PHONE } from './support/devices.ts'
import { unreachedControls } from './support/keyboard.ts'
import { WORDS } from './support/members.ts'
import { axeViolations, overflowOf } from './support/page-checks.ts'
import { signIn } from './support/seats.ts'
import { pairTerminal } from './support/terminal.ts'
import { expect, inDefaultRun, test } from './support/test.ts'

const SILVER = { email: 'silver@example.com', password: 'Casino#2026Silver' }

const BIRTH_DATE = '21091984'

/** Gives the page a camera that sees a picture (PNG, base64). */
async function pointCameraAt(picture: string): Promise<void> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes]))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 480 })
  const draw = (): void => {
    const context = canvas.getContext('2d')
    context?.fillRect(0, 0, canvas.width, canvas.height)
    context?.drawImage(image, 120, 40, 400, 400)
    requestAnimationFrame(draw)
  }
  draw()
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream())
}

/** Columns and rows of the keys that are large enough for a finger in a hurry: 80 px. */
function keypadOf(keypad: Element): { columns: number; rows: number } {
  const boxes = [...keypad.querySelectorAll('button')]
    .map((key) => key.getBoundingClientRect())
    .filter(({ width, height }) => width >= 80 && height >= 80)
  // Tops of keys that are still moving are those of one row.
  const count = (values: readonly number[]): number =>
    new Set(values.map((value) => Math.min(...values.filter((other) => Math.abs(other - value) < 40)))).size
  return { columns: count(boxes.map(({ left }) => left)), rows: count(boxes.map(({ top }) => top)) }
}

/** Words of the buttons that are filled, as the main action of a view is. */
const mainButtonsOf = (view: Element): string[] =>
  [...view.querySelectorAll('button')]
    .filter((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map((button) => button.textContent.trim())

for (const [locale, device] of [
  ['fr', undefined],
  ['en', PHONE],
] as const) {
  const { casino, errors } = WORDS[locale]
  const { kiosk } = casino

  test.describe(`${locale}, ${device ? 'phone' : 'terminal'}`, () => {
    if (device) test.use(device)

    test(
      'a device is paired by the code of the desk, by keyboard, and asks for another once it has ended',
      inDefaultRun(device === undefined),
      async ({ page, stack }) => {
        const desk = async (path: string, body: object): Promise<unknown> => {
          const answer = await fetch(`${stack.servicesOrigin}/casino/v1/desk/terminals${path}`, {
            method: 'POST',
            headers: { 'authorization': 'Bearer local-casino-desk', 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
          return await answer.json()
        }
        const { terminal, code } = addedTerminal.parse(await desk('', { casino: 'deauville', name: 'Hall' }))
        const pair = page.getByRole('form', { name: kiosk.pair.form })
        const field = pair.getByRole('textbox', { name: kiosk.pair.code })
        const present = page.getByRole('form', { name: kiosk.present })
        const isSound = async (): Promise<void> => {
          expect([await overflowOf(page), await axeViolations(page)]).toEqual([0, []])
          expect(await unreachedControls(page)).toEqual([])
        }
        // The stored page is the same for everyone: it has no form, which comes with the answer.
        expect(await (await fetch(stack.origin + casinoLink('kiosk', locale))).text()).not.toContain('<form')
        await page.goto(casinoLink('kiosk', locale))
        await expect(field).toBeFocused()
        await expect(present).toHaveCount(0)
        await isSound()
        await field.focus()
        await page.keyboard.type('wrong')
        await page.keyboard.press('Enter')
        await expect(pair.getByText(errors.casino.pairing)).toBeVisible()
        await expect(field).toBeFocused()
        for (const width of [390, 834, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await isSound()
        }
        await field.fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)
        await page.keyboard.press('Enter')
        await expect(present.getByRole('textbox', { name: kiosk.code })).toBeFocused()
        const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'terminal')
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/casino/kiosk' })
        expect(await page.evaluate(() => [document.cookie.includes('terminal'), localStorage.length])).toEqual([
          false,
          0,
        ])
        await page.reload()
        await expect(present).toBeVisible()
        await desk(`/${terminal.id}/end`, { casino: 'deauville' })
        await present.getByRole('textbox', { name: kiosk.code }).fill('FFFFFFFF')
        await page.keyboard.press('Enter')
        await page.getByRole('textbox', { name: kiosk.birthDate }).fill(BIRTH_DATE)
        await page.keyboard.press('Enter')
        await expect(pair.getByRole('alert')).toContainText(errors.casino.terminal)
        await expect(field).toBeFocused()
        await isSound()
      },
    )

    test(
      'the code on the member’s own screen opens the card; one of a minute ago does not',
      inDefaultRun(device === undefined),
      async ({ page, stack, browser }) => {
        // The member's own device.
        const own = await browser.newContext({ baseURL: stack.origin })
        const screen = await own.newPage()
        await signIn(screen, stack, SILVER)
        await screen.goto(casinoLink('card', locale))
        await expect(screen.getByRole('img', { name: casino.card.code })).toBeVisible()
        const stored = await screen.evaluate(() => localStorage.getItem('casino-card') ?? '')
        const key = JSON.parse(stored) as CardKey & { readonly number: string }
        const now = Date.now() / 1_000

        await pairTerminal(page, stack)
        await page.goto(casinoLink('kiosk', locale))
        await expect(page.locator('header')).toHaveCount(0)
        await expect(page.getByRole('region', { name: WORDS[locale].consent.label })).toBeHidden()
        const present = page.getByRole('form', { name: kiosk.present })
        const code = present.getByRole('textbox', { name: kiosk.code })
        await expect(code).toBeFocused()
        // Without a footer the block's own warning of the law is the only one.
        await expect(page.getByRole('link', { name: 'joueurs-info-service.fr' })).toHaveCount(1)
        expect([await overflowOf(page), await axeViolations(page)]).toEqual([0, []])
        expect(await unreachedControls(page)).toEqual([])
        await code.focus()

        // A scanner types the code that it reads, then Enter.
        await code.fill(await writeCardCode(key, now - 61))
        await page.keyboard.press('Enter')
        const date = page.getByRole('form', { name: kiosk.birthDate })
        for (const digit of BIRTH_DATE) await date.getByRole('button', { name: digit, exact: true }).click()
        // A key under the pointer is filled and some pixels higher.
        await page.mouse.move(0, 0)
        await date.getByRole('textbox').focus()
        expect(await date.getByRole('group', { name: kiosk.keys }).evaluate(keypadOf)).toEqual({ columns: 3, rows: 4 })
        await expect.poll(() => page.locator('main').evaluate(mainButtonsOf)).toEqual([kiosk.show])
        expect([await overflowOf(page), await axeViolations(page)]).toEqual([0, []])
        await date.getByRole('button', { name: kiosk.show }).click()
        await expect(present.getByText(errors.casino.qrCode)).toBeVisible()

        // The terminal's camera sees the member's screen.
        await screen.reload()
        const shown = await screen.getByRole('img', { name: casino.card.code }).screenshot()
        await own.close()
        await page.evaluate(pointCameraAt, shown.toString('base64'))
        await present.getByRole('button', { name: kiosk.cameraOn }).click()
        await date.getByRole('textbox').fill('21091985')
        await page.keyboard.press('Enter')
        await expect(date.getByText(errors.casino.invalidBirthdate)).toBeVisible()
        await date.getByRole('textbox').fill(BIRTH_DATE)
        await page.keyboard.press('Enter')
        await expect(page.getByText(key.number)).toBeVisible()
        await expect(page.getByRole('heading', { name: kiosk.points })).toBeVisible()
        expect([await overflowOf(page), await axeViolations(page)]).toEqual([0, []])
        expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
        await page.getByRole('button', { name: kiosk.end }).click()
        await expect(page.getByText(key.number)).toBeHidden()
        await expect(code).toHaveValue('')
      },
    )
  })
}
