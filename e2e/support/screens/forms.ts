import type { Page } from '@playwright/test'
import { untilStill } from './in-page.ts'
import type { Walk } from './walk.ts'

/** Forms whose answers are shown in place: they are sent by a script, and check their fields themselves. */
const FORM = 'form[method=post]:visible:has([type=submit]:not(:disabled))'

/** What a form says of itself: a summary of faults, a failure, or a field that is marked. */
const SAYS = '[aria-invalid=true], [role=alert]:not(:empty), [role=status]:not(:empty)'

/** Steps of a form, at most. */
const STEPS = 4

/** Milliseconds in which a form answers. */
const ANSWERS_WITHIN = 10_000

/** Values that every rule refuses. */
const WRONG = { email: 'x@', tel: '12', text: '?', date: '1890-01-01', number: '99', password: 'x' } as const

/** Values of somebody who fills in a form well, by what the browser would fill in. */
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

/** Fills in the visible fields of a form, wrongly or as somebody would. */
export async function fillIn(page: Page, form: string, isRight: boolean): Promise<void> {
  await page
    .locator(form)
    .first()
    .evaluate(
      (element, [right, wrong, wanted]) => {
        const setter = (field: HTMLElement): ((value: string) => void) | undefined =>
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.bind(field)
        const rightOf = (field: HTMLInputElement): string =>
          right[field.autocomplete.split(' ').at(-1) ?? ''] ??
          right[field.type] ??
          (field.inputMode === 'numeric' ? '12' : field.type === 'date' ? field.min || '2027-06-01' : 'Deux salles')
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

/** Sends a form, and waits until it says something, is another one, or is gone. */
async function send(page: Page, form: string): Promise<void> {
  const button = page.locator(form).first().locator('[type=submit]:visible').first()
  const before = await stateOf(page)
  await button.evaluate((one) => (one as HTMLElement).click())
  await page.waitForFunction(
    ([says, old]) =>
      [document.body.innerText.length, location.href, document.querySelectorAll(says).length].join(' ') !== old,
    [SAYS, before] as const,
    { timeout: ANSWERS_WITHIN },
  )
  await untilStill(page)
}

const stateOf = (page: Page): Promise<string> =>
  page.evaluate(
    (says) => [document.body.innerText.length, location.href, document.querySelectorAll(says).length].join(' '),
    SAYS,
  )

/** What tells a form from others. */
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

/**
 * Looks at each state of the first form of the page that is there: sent empty, with wrong values, with the backend
 * failing, and sent, step by step.
 */
export async function walkForm(walk: Walk, name: string): Promise<void> {
  const { page } = walk
  for (let step = 1; step <= STEPS && (await page.locator(FORM).count()) > 0; step += 1) {
    if (!walk.isNew(await signatureOf(page))) return
    const title = step === 1 ? name : `${name} › étape ${step}`
    await send(page, FORM)
    await walk.state(`${title} › envoyé vide`)
    await fillIn(page, FORM, false)
    await send(page, FORM)
    await walk.state(`${title} › mal rempli`)
    await fillIn(page, FORM, true)
    await page.route(CALLS, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    )
    await send(page, FORM)
    await walk.state(`${title} › en panne`)
    await page.unroute(CALLS)
    await send(page, FORM)
    await walk.state(`${title} › envoyé`)
  }
}
