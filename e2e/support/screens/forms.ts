import { type Page, errors } from '@playwright/test'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { untilStill } from './in-page.ts'
import { SHOTS } from '../projects.ts'
import type { Walk } from './walk.ts'

/** Forms whose answers are shown in place: they are sent by a script, and check their fields themselves. */
const FORM = 'form[method=post]:visible:has([type=submit]:not(:disabled))'

/** Answers of a form: a marked field, an element that takes the focus (summary, failure, next step), a status. */
const SAYS =
  '[aria-invalid=true], form [role=group][tabindex="-1"], form :is(h2, h3):focus, ' +
  '[role=alert]:not(:empty), [role=status]:not(:empty)'

/** Steps of a form, at most. */
const STEPS = 4

/** Milliseconds in which a form answers. */
const ANSWERS_WITHIN = 10_000

/** Values that every rule refuses. */
const WRONG = { email: 'x@', tel: '12', text: '?', date: '1890-01-01', number: '99', password: 'x' } as const

/** Valid values, by the field's autofill name. */
const RIGHT: Readonly<Record<string, string>> = {
  'email': 'zoe.nunez@example.com',
  'username': 'zoe.nunez@example.com',
  'given-name': 'Zoé',
  'family-name': 'Núñez',
  'name': 'Zoé Núñez',
  'bday': '04/05/1990',
  'tel': '0612345678',
  'postal-code': '14800',
  'address-line1': '2, promenade des Planches',
  'address-level2': 'Deauville',
  'organization': 'Les Ateliers du Littoral',
  'new-password': 'Tramontane#2026',
  'current-password': 'Tramontane#2026',
}

/** Fills in the visible fields of a form, with wrong or with valid values. */
async function fillIn(page: Page, form: string, isRight: boolean): Promise<void> {
  await page
    .locator(form)
    .first()
    .evaluate(
      (element, [right, wrong, wanted]) => {
        const setter = (field: HTMLElement): ((value: string) => void) | undefined =>
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.bind(field)
        /** Only required fields: an unknown code is left empty. */
        const unknownOf = (field: HTMLInputElement): string =>
          !field.required && field.ariaRequired !== 'true' ? '' : field.inputMode === 'numeric' ? '12' : 'Deux salles'
        const rightOf = (field: HTMLInputElement): string =>
          right[field.autocomplete.split(' ').at(-1) ?? ''] ??
          right[field.type] ??
          (field.type === 'date' ? field.min || '2027-06-01' : unknownOf(field))
        for (const field of element.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
          if (!field.checkVisibility() || field.closest('[aria-hidden=true]') || field.type === 'hidden') continue
          if (field.type === 'checkbox' || field.type === 'radio') {
            if (wanted && !field.checked && !(field.type === 'radio' && isAnswered(field))) field.click()
            continue
          }
          if (field.type === 'file') continue
          const isList = field.localName === 'select'
          const options = isList ? [...(field as unknown as HTMLSelectElement).options] : []
          const value = isList
            ? (options.find((option) => option.value !== '')?.value ?? '')
            : wanted
              ? rightOf(field)
              : (wrong[field.type as keyof typeof wrong] ?? wrong.text)
          setter(field)?.(value)
          for (const type of ['input', 'change', 'blur']) field.dispatchEvent(new Event(type, { bubbles: true }))
        }
        function isAnswered({ form: own, name }: HTMLInputElement): boolean {
          return own?.querySelector(`[name="${name}"]:checked`) !== null
        }
      },
      [RIGHT, WRONG, isRight] as const,
    )
}

/** Sends a form, and waits until it answers, asks something, or is gone. */
async function send(walk: Walk, name: string): Promise<void> {
  const { page } = walk
  const address = page.url()
  const form = await page.locator(FORM).first().elementHandle()
  if (!form) throw new Error(`${name}: the form is gone.`)
  await form.evaluate((one) => {
    window.screens.expectLayer()
    one.querySelector<HTMLElement>('[type=submit]')?.click()
  })
  try {
    await page.waitForFunction(
      ([one, says, before]) =>
        !document.querySelector('[aria-busy=true]') &&
        (location.href !== before ||
          !(one as Element).isConnected ||
          !(one as Element).checkVisibility() ||
          window.screens.hasOpened() ||
          document.querySelector(says) !== null),
      [form, SAYS, address] as const,
      { timeout: ANSWERS_WITHIN },
    )
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    walk.faults.add(['form that says nothing'], name, page.viewportSize()?.width ?? 0)
  }
  await untilStill(page)
}

/** Signature that distinguishes a form from others. */
const signatureOf = (page: Page): Promise<string> =>
  page
    .locator(FORM)
    .first()
    .evaluate((form) =>
      [
        form.getAttribute('aria-label') ?? form.className,
        ...[...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name')),
      ].join(' '),
    )

/** Calls that a form sends its answers to. */
const CALLS = '**/api/**'

/** Mark of the form whose states are looked at: others may stand beside it, or come after it. */
const MARK = 'data-walked'

async function mark(page: Page): Promise<void> {
  await page.evaluate((name) => document.querySelector(`[${name}]`)?.removeAttribute(name), MARK)
  await page
    .locator(FORM)
    .first()
    .evaluate((form, name) => {
      form.setAttribute(name, '')
    }, MARK)
}

interface Walking {
  /** Reopening: a form in place, such as a part of a profile, closes after a good answer, before its next state. */
  readonly reopen?: () => Promise<void>
  /** Whether it is also sent with valid values: answers of a backend take their time. */
  readonly isAnswered?: boolean
}

/**
 * Looks at each state of the first form on the page: sent empty, with wrong values, with the backend failing, and sent,
 * step by step.
 */
export async function walkForm(
  walk: Walk,
  name: string,
  { reopen, isAnswered = TEST_ALL || SHOTS }: Walking = {},
): Promise<void> {
  const { page } = walk
  for (let step = 1; step <= STEPS && (await page.locator(FORM).count()) > 0; step += 1) {
    const signature = await signatureOf(page)
    if (!walk.isNew(signature)) return
    await mark(page)
    const title = step === 1 ? name : `${name} › étape ${step}`
    const show = async (state: string): Promise<void> => {
      await send(walk, `${title} › ${state}`)
      await walk.state(`${title} › ${state}`)
      // A question before the call: the form is behind it.
      if (await page.evaluate(() => window.screens.topLayer()?.querySelector('form') === null))
        await page.keyboard.press('Escape')
    }
    const isThere = async (): Promise<boolean> => {
      // The same element with other fields, or the same fields in a new element.
      if (await page.locator(`[${MARK}]`).isVisible()) return true
      if ((await page.locator(FORM).count()) > 0 && (await signatureOf(page)) === signature) return true
      if (!reopen) return false
      await reopen()
      await mark(page)
      return true
    }
    await show('envoyé vide')
    if (!(await isThere())) continue
    await fillIn(page, FORM, false)
    await show('mal rempli')
    if (!(await isThere())) continue
    if (!isAnswered) return
    await fillIn(page, FORM, true)
    await page.route(CALLS, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    )
    await show('en panne')
    await page.unroute(CALLS)
    if (!(await isThere())) continue
    await show('envoyé')
    // With `reopen`, the forms that are visible now are others.
    if (reopen) return
  }
}
