import { Editor } from './support/content.ts'
import { preview } from '#tests/support/preview.ts'
import { expect, test } from './support/test.ts'

const FAULTY = [
  { _uid: 'f0000000-0000-4000-8000-000000000001', component: 'quote', text: 'Le bloc qui va bien', author: '' },
  { _uid: 'f0000000-0000-4000-8000-000000000002', component: 'carrousel-inconnu', title: 'x' },
  { _uid: 'f0000000-0000-4000-8000-000000000003', component: 'hero', title: 'Sans image' },
  { _uid: 'f0000000-0000-4000-8000-000000000004', component: 'quote', text: 'Le dernier bloc' },
]

test('a page with blocks at fault is there, without them for visitors and with their faults named for editors', async ({
  stack,
  page,
  request,
}) => {
  const editor = new Editor(stack)
  const legal = await editor.read('website-hotels/mentions-legales')
  await editor.save(legal, { content: { ...legal.content, body: FAULTY } }, true)
  await stack.until(async () => (await (await request.get('/mentions-legales')).text()).includes('Le bloc qui va bien'))
  const published = await request.get('/mentions-legales')
  expect(published.status()).toBe(200)
  const html = await published.text()
  expect(html).toContain('Le dernier bloc')
  expect(html).not.toContain('carrousel-inconnu')
  expect(html).not.toContain('data-blok')
  expect(stack.events('block.fault').map((line) => line.block)).toEqual(
    expect.arrayContaining(['carrousel-inconnu', 'hero']),
  )

  await page.goto(preview('website-hotels/mentions-legales'))
  await expect(page).toHaveURL(/\/mentions-legales\?_storyblok=1/)
  await expect(page.getByText('“carrousel-inconnu” is not a block of this site.')).toBeVisible()
  await expect(page.getByText('“Image (16:9)” is required.')).toBeVisible()
  await expect(page.getByText('Le dernier bloc')).toBeVisible()
  await editor.save(legal, { content: legal.content }, true)
})

test('a draft is visible to its editor only, and never cached', async ({ stack, page, request }) => {
  const editor = new Editor(stack)
  const casino = await editor.read('website-hotels/casinos/deauville')
  await request.get('/casinos/deauville')
  const body = casino.content.body as Record<string, unknown>[]
  const draft = {
    ...casino.content,
    body: body.map((block) => (block.component === 'hero' ? { ...block, title: 'Titre en brouillon' } : block)),
  }
  await editor.save(casino, { content: draft }, false)

  const response = await page.goto(preview('website-hotels/casinos/deauville'))
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titre en brouillon')
  expect(await page.locator('[data-blok-uid]').count()).toBeGreaterThan(2)
  const mark = JSON.parse(
    (await page.locator('main [data-blok-c]').first().getAttribute('data-blok-c')) ?? '{}',
  ) as Record<string, string>
  expect(mark).toMatchObject({ id: String(casino.id), space: '1' })

  const visitor = await request.get('/casinos/deauville')
  expect(await visitor.text()).not.toContain('Titre en brouillon')
  await page.getByRole('link', { name: 'Quitter le brouillon' }).click()
  await expect(page).toHaveURL(/\/casinos\/deauville$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Titre en brouillon')
  await editor.save(casino, { content: casino.content }, true)
})

test('a draft page breaks no policy of its own, and its editor may frame it', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text())
  })
  const response = await page.goto(preview('website-hotels/'))
  expect(response?.headers()['content-security-policy']).toMatch(/frame-ancestors http:\/\/127\.0\.0\.1:\d+/)
  expect(violations).toEqual([])
})

test('a preview without a valid signature is refused', async ({ request }) => {
  for (const address of [
    preview('website-hotels/', { token: 'guessed' }),
    preview('website-hotels/', { age: 3_601 }),
    preview('website-hotels/', { age: -300 }),
    '/api/preview?slug=website-hotels/',
  ]) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status()).toBe(401)
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
  const forged = await request.get('/hotels', { headers: { cookie: 'draft=forged' } })
  expect(forged.status()).toBe(200)
  expect(await forged.text()).not.toContain('data-blok')
})

test('a preview leads nowhere else', async ({ request, stack }) => {
  for (const slug of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    const response = await request.get(preview(slug), { maxRedirects: 0 })
    const location = response.headers().location
    if (location) expect(new URL(location, stack.origin).origin).toBe(stack.origin)
  }
})

test('a page for visitors loads no byte of the editor’s SDK, a draft in the editor does', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  const ofTheSdk = async () => (await Promise.all(scripts)).filter((text) => text.includes('storyblokRegisterEvent'))
  await page.goto('/hotels/les-colombages', { waitUntil: 'networkidle' })
  expect(await ofTheSdk()).toEqual([])
  await page.goto(preview('website-hotels/casinos/deauville'), { waitUntil: 'networkidle' })
  expect((await ofTheSdk()).length).toBeGreaterThan(0)
})
