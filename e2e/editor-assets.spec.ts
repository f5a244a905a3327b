import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { Editor } from './support/content.ts'
import { openEditor } from './support/editor.ts'
import { axeViolations, overflowOf } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

/** The picture of the hotel Les Colombages. */
const HOTEL = { id: 2100, file: 'hotel-les-colombages' }
const PAGE = '/hotels/les-colombages'

const picture = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

test('a hotel’s picture is replaced, its focal point set by click and keys, and every page shows it', async ({
  stack,
  page,
  request,
}) => {
  expect(await (await request.get(PAGE)).text()).toContain(`${HOTEL.file}.avif`)
  await openEditor(page, stack, { role: 'publisher', path: '/assets' })
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(HOTEL.file)
  await page.locator(`a[href$="/assets/${HOTEL.id}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${HOTEL.file}.avif`)
  await expect(page.getByRole('region', { name: 'Utilisé dans' }).getByRole('link').first()).toBeVisible()

  const file = { name: 'Façade neuve.png', mimeType: 'image/png', buffer: await picture(1600, 900, '#c05020') }
  await page.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog')
  const shown = dialog.locator('img')
  const box = await shown.boundingBox()
  await shown.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } })
  const point = dialog.getByRole('button', { name: /^Point focal/ })
  await expect(point).toHaveAccessibleName(/25\s% depuis la gauche, 50\s% depuis le haut/)
  await point.press('ArrowRight')
  await point.press('Shift+ArrowDown')
  await expect(point).toHaveAccessibleName(/26\s% depuis la gauche, 60\s% depuis le haut/)
  await dialog.getByRole('button', { name: 'Remplacer partout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('facade-neuve.png')
  await expect(dialog).toBeHidden()

  const html = async () => (await request.get(PAGE)).text()
  await stack.until(async () => (await html()).includes('facade-neuve.png'))
  const live = await html()
  expect(live).not.toContain(`${HOTEL.file}.avif`)
  expect(live).toMatch(/facade-neuve\.png\/m\/\d+x\d+\/filters:focal\(41\dx5[34]\d:41\dx5[34]\d\)/)
  expect(await (await request.get(`/en${PAGE}`)).text()).toContain('facade-neuve.png')

  // The old file again, in the same way, for the following tests.
  const sidecar = JSON.parse(await readFile(`content/assets/1/${HOTEL.file}_${HOTEL.id}.json`, 'utf8')) as {
    focus: string
  }
  await page
    .locator('input[type=file]')
    .setInputFiles({
      name: `${HOTEL.file}.avif`,
      mimeType: 'image/avif',
      buffer: await readFile(`content/assets/1/${HOTEL.file}_${HOTEL.id}.avif`),
    })
  const [left = 0, top = 0] = sidecar.focus.split(/[x:]/).map(Number)
  const whole = await shown.boundingBox()
  await shown.click({ position: { x: ((whole?.width ?? 0) * left) / 2400, y: ((whole?.height ?? 0) * top) / 1350 } })
  await dialog.getByRole('button', { name: 'Remplacer partout' }).click()
  await stack.until(async () => (await html()).includes(`${HOTEL.file}.avif`))
})

test('several files at once: each says its end, texts are written in both languages, folders hold them', async ({
  stack,
  page,
}) => {
  await openEditor(page, stack, { role: 'editor', language: 'en', path: '/assets' })
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Name of the folder').fill('Press')
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Press', exact: true }).click()
  await expect(page.getByText('No file.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: await picture(40, 30, '#204080') },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script></html>') },
    { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    {
      name: 'mark.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9v9z" onclick="x()"/></svg>'),
    },
  ])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByRole('status')).toHaveText('4 of 4 files done')
  await expect(uploads.getByText('Files of this type are not accepted.')).toHaveCount(2)
  await expect(page.getByText('2 files', { exact: true })).toBeVisible()
  await expect(page.getByText('Without alternative text')).toHaveCount(2)

  await uploads.getByRole('link', { name: 'one.png' }).click()
  await page.getByLabel('Alternative text in French').fill('Un rectangle bleu')
  await page.getByLabel('Alternative text in English').fill('A blue rectangle')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Alternative text in English')).toHaveValue('A blue rectangle')
  await expect(page.getByLabel('Folder')).toHaveValue(/\d+/)

  await page.getByRole('button', { name: 'Move to the trash' }).click()
  await expect(page.getByText('File moved to the trash.')).toBeVisible()
  await page.getByRole('button', { name: 'Trash', exact: true }).click()
  await page.getByRole('link', { name: 'one.png' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('button', { name: 'Move to the trash' })).toBeVisible()
})

test('a used file does not go to the trash without a word', async ({ stack, page }) => {
  await openEditor(page, stack, { role: 'editor', path: `/assets/${HOTEL.id}` })
  await page.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mettre à la corbeille' })
  await expect(dialog.getByText('Des pages utilisent ce fichier')).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a field of a story takes another picture of the library, with a focal point of its own', async ({
  stack,
  page,
}) => {
  const editor = new Editor(stack)
  const story = await editor.read('website-hotels/hotels/les-colombages/')
  const [hero] = story.content.body as { image: { id: number; focus: string } }[]
  await openEditor(page, stack, { role: 'editor', path: `/stories/${story.id}` })
  const form = page.getByRole('region', { name: 'Champs' })
  const outline = form.locator('details').filter({ has: page.getByText('Plan de la page') })
  await outline.locator('summary').click()
  await outline.getByRole('button').nth(1).click()
  const field = page.getByRole('group', { name: 'Image (16:9)' }).last()
  await field.getByRole('button', { name: 'Changer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choisir un fichier' })
  await dialog.getByRole('searchbox', { name: 'Rechercher' }).fill('hotel-le-palmarium.avif')
  await dialog.getByRole('listitem').getByRole('button').first().click()
  await expect(dialog).toBeHidden()
  await field.getByRole('button', { name: 'Recadrer' }).click()
  const point = page.getByRole('dialog').getByRole('button', { name: /^Point focal/ })
  const before = await point.getAttribute('aria-label')
  await point.press('Shift+ArrowLeft')
  await expect(point).not.toHaveAccessibleName(before ?? '')
  await page.getByRole('button', { name: 'Terminé' }).click()
  await expect
    .poll(
      async () => {
        const [saved] = (await editor.read('website-hotels/hotels/les-colombages/')).content.body as (typeof hero)[]
        return saved?.image.id !== hero?.image.id && saved?.image.focus !== hero?.image.focus
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  await editor.save(story, { content: story.content }, true)
})

for (const width of [390, 1440]) {
  test(`library and asset page at ${width} pixels: axe, nothing wider than the window`, async ({ stack, page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/assets', `/assets/${HOTEL.id}`]) {
      await openEditor(page, stack, { role: 'reader', path })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main img').first()).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      expect(await overflowOf(page)).toBe(0)
    }
  })
}
