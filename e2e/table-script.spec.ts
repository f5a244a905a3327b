import { TABLE_WORDS, fillIn, watchForeign } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ consent: { tables: true } })

const SDK = 'https://sdk.zenchef.com/v1/sdk.min.js'

test('its script loads after the click, finds its settings, and its window is not covered', async ({ page, stack }) => {
  const foreign = watchForeign(page, stack.origin)
  await page.route('https://*.zenchef.com/**', async (route) => {
    await route.fulfill(
      route.request().url() === SDK
        ? {
            contentType: 'text/javascript',
            body: `
          const { restaurant, lang, pax } = document.querySelector('.zc-widget-config').dataset
          const frame = document.createElement('iframe')
          frame.src = 'https://bookings.zenchef.com/results?rid=' + [restaurant, lang, pax]
          frame.title = 'Zenchef'
          document.body.append(frame)`,
          }
        : { contentType: 'text/html', body: '<p>Zenchef</p>' },
    )
  })
  const { popin, goOn } = await fillIn(page, 'Zenchef', 'fr')
  expect(foreign).toEqual([])
  await goOn.click()
  await expect(page.frameLocator('iframe[title="Zenchef"]').getByText('Zenchef')).toBeVisible()
  await expect(popin).toBeHidden()
  expect(foreign).toEqual([SDK, 'https://bookings.zenchef.com/results?rid=364814,fr,4'])
})

test('where the script cannot be had, its page is a link with day and guests', async ({ page }) => {
  await page.route('https://*.zenchef.com/**', async (route) => {
    await route.abort()
  })
  const { popin, day, goOn } = await fillIn(page, 'Zenchef', 'en')
  await goOn.click()
  await expect(popin.getByRole('alert')).toContainText(TABLE_WORDS.en.cannot)
  await expect(popin.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    `https://bookings.zenchef.com/results?rid=364814&pid=1001&fullscreen=1&lang=en&day=${day}&pax=4`,
  )
})
