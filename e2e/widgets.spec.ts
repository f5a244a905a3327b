import { DEFAULT_RUN, expect, test } from './support/test.ts'

const HOTEL = '/hotels/les-colombages'

test.describe('by keyboard alone', () => {
  test('the row of posters scrolls, and its arrows stop at the ends', async ({ page }) => {
    await page.goto('/')
    const row = page.getByRole('group', { name: /^Huit villes, huit affiches/ })
    await row.scrollIntoViewIfNeeded()
    const previous = page.getByRole('button', { name: 'Affiches précédentes' })
    const next = page.getByRole('button', { name: 'Affiches suivantes' })
    await expect(next).toBeEnabled()
    await expect(previous).toBeDisabled()
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    await expect(previous).toBeEnabled()
    await row.evaluate((element) => {
      element.scrollTo({ left: element.scrollWidth, behavior: 'instant' })
    })
    await expect(next).toBeDisabled()
  })

  test('the gallery opens, turns its pages, closes, and gives the focus back', DEFAULT_RUN, async ({ page }) => {
    await page.goto(HOTEL, { waitUntil: 'networkidle' })
    const thumbnails = page.locator('a[data-large]')
    const first = thumbnails.first()
    await first.scrollIntoViewIfNeeded()
    await first.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const count = await thumbnails.count()
    await expect(dialog).toContainText(`1 sur ${count}`)
    await page.keyboard.press('ArrowRight')
    await expect(dialog).toContainText(`2 sur ${count}`)
    // Focus trap: the focus stays inside, however often Tab is pressed.
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => document.activeElement?.closest('a[data-large]') !== null)).toBe(true)
  })

  test('a popin opens on its button, keeps the focus, and gives it back', DEFAULT_RUN, async ({ page }) => {
    await page.goto(HOTEL)
    const button = page.getByRole('button', { name: 'Services en chambre' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('questions open one by one, and say whether they are open', async ({ page }) => {
    await page.goto(HOTEL)
    const question = page
      .locator('main section details')
      .filter({ has: page.locator('summary') })
      .last()
    const summary = question.locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(question).toHaveAttribute('open', '')
    await page.keyboard.press('Enter')
    await expect(question).not.toHaveAttribute('open', '')
  })
})

test.describe('to a screen reader', () => {
  test('the page is a tree of landmarks and headings', DEFAULT_RUN, async ({ page }) => {
    await page.goto(HOTEL)
    await expect(page.getByRole('banner').first()).toMatchAriaSnapshot(`
      - banner:
        - navigation "Principale"
        - link "Barrière, accueil"
    `)
    const levels = await page
      .locator('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))))
    expect(levels[0]).toBe(1)
    const skipped = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 1) + 1)
    expect(skipped).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures of a gallery open as pages of their own, popins and chips work', async ({ page, request }) => {
    await page.goto(HOTEL)
    const large = await page.locator('a[data-large]').first().getAttribute('href')
    const picture = await request.get(large ?? '')
    expect([picture.status(), picture.headers()['content-type']?.startsWith('image/')]).toEqual([200, true])
    await page.getByRole('button', { name: 'Services en chambre' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto('/activites')
    await page.getByRole('radio', { name: 'Mer' }).check({ force: true })
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await expect(page).toHaveURL(/\/recherche\?kind=activity&category=sea/)
    expect(await page.locator('[data-answer] article').count()).toBeGreaterThan(0)
  })
})

test('an offer’s popin waits for the intent to leave, comes once, and never again', DEFAULT_RUN, async ({ page }) => {
  await page.goto('/offres', { waitUntil: 'networkidle' })
  const dialog = page.getByRole('dialog')
  await page.mouse.move(400, 300)
  await expect(dialog).toBeHidden()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(dialog).toBeHidden()
})

test('later pages of the journal are pages of their own, and one too far is not found', async ({ page }) => {
  await page.goto('/journal')
  const first = await page.getByRole('main').getByRole('article').allTextContents()
  await page.getByRole('navigation', { name: /ages/ }).getByRole('link', { name: '2', exact: false }).first().click()
  await expect(page).toHaveURL(/\/journal\?page=2$/)
  const second = await page.getByRole('main').getByRole('article').allTextContents()
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter((text) => first.includes(text))).toEqual([])
  expect(new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').search).toBe('?page=2')
  for (const beyond of ['/journal?page=40', '/journal?page=100', '/hotels?page=2', '/recherche?q=mer&page=49'])
    expect([beyond, (await page.goto(beyond))?.status()]).toEqual([beyond, 404])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
