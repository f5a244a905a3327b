import { chromium } from '@playwright/test'
import { Editor } from './support/content.ts'
import { preview } from '#tests/support/preview.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const FAULTY = [
  { _uid: 'f0000000-0000-4000-8000-000000000001', component: 'quote', text: 'Le bloc qui va bien', author: '' },
  { _uid: 'f0000000-0000-4000-8000-000000000002', component: 'carrousel-inconnu', title: 'x' },
  { _uid: 'f0000000-0000-4000-8000-000000000003', component: 'hero', title: 'Sans image' },
  { _uid: 'f0000000-0000-4000-8000-000000000004', component: 'quote', text: 'Le dernier bloc' },
]

test(
  'a page with blocks at fault is there, without them for visitors and with their faults named for editors',
  DEFAULT_RUN,
  async ({ stack, page, request }) => {
    const editor = new Editor(stack)
    const legal = await editor.read('website-hotels/mentions-legales')
    await editor.save(legal, { content: { ...legal.content, body: FAULTY } }, true)
    await stack.until(async () =>
      (await (await request.get('/mentions-legales')).text()).includes('Le bloc qui va bien'),
    )
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
    await expect(page.getByText('Le site n’a pas de bloc «\u00a0carrousel-inconnu\u00a0».')).toBeVisible()
    await expect(page.getByText('«\u00a0Image (16:9)\u00a0» est obligatoire.')).toBeVisible()
    await expect(page.getByText('Le dernier bloc')).toBeVisible()
    await editor.save(legal, { content: legal.content }, true)
  },
)

test('a draft is visible to its editor only, and never cached', DEFAULT_RUN, async ({ stack, page, request }) => {
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
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titre en brouillon')
  expect(await page.locator('[data-blok-uid]').count()).toBeGreaterThan(2)
  // The page's root block too.
  await expect(page.locator('.page')).toHaveAttribute('data-blok-uid', `${casino.id}-${casino.content._uid}`)
  // Parts without islands are not sent once more as React's data.
  expect(await page.locator('main [data-static]').count()).toBeGreaterThan(2)
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

test('a preview without a valid signature is refused', DEFAULT_RUN, async ({ request }) => {
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

test(
  'a page for visitors loads no byte of the editor’s SDK, a draft in the editor does',
  DEFAULT_RUN,
  async ({ page, request }) => {
    const scripts = new Set<string>()
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') scripts.add(sent.url())
    })
    // A script is requested again for its text: a browser drops the bodies of a page that is left or redirected.
    const textOf = async (script: string) => (await request.get(script)).text()
    const ofTheSdk = async () =>
      (await Promise.all([...scripts].map(textOf))).filter((text) => text.includes('storyblokRegisterEvent'))
    await page.goto('/hotels/les-colombages', { waitUntil: 'networkidle' })
    expect(await ofTheSdk()).toEqual([])
    await page.goto(preview('website-hotels/casinos/deauville'), { waitUntil: 'networkidle' })
    // It is imported by the page's own script, which a busy machine runs after the network has been quiet for a while.
    await expect.poll(async () => (await ofTheSdk()).length).toBeGreaterThan(0)
  },
)

test('a draft session ends, and opens no member’s page', async ({ page }) => {
  await page.goto(preview('website-hotels/infiniment-barriere/mes-avantages'))
  await expect(page).toHaveURL(/\/infiniment-barriere\/connexion\?/)
  expect((await page.context().cookies()).find(({ name }) => name === 'draft')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    expires: expect.closeTo(Date.now() / 1000 + 36_000, -2),
  })
})

test('a draft’s lists show drafts', async ({ stack, page, request }) => {
  const editor = new Editor(stack)
  const offer = await editor.read('website-hotels/offres/deux-nuits-et-un-bain')
  await editor.save(offer, { content: { ...offer.content, title: 'Offre en brouillon' } }, false)
  await page.goto(preview('website-hotels/offres/'))
  await expect(page.getByText('Offre en brouillon')).toBeVisible()
  expect(await (await request.get('/offres')).text()).not.toContain('Offre en brouillon')
  await editor.save(offer, { content: offer.content }, true)
})

test('a renamed page answers from its old addresses, also after the site has been started again', async ({
  stack,
  request,
}) => {
  const editor = new Editor(stack)
  const offer = await editor.read('website-hotels/offres/premieres-neiges')
  const location = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return `${response.status()} ${response.headers().location ?? ''}`
  }
  expect(await location('/offres/premieres-neiges')).toBe('200 ')
  await editor.save(offer, { slug: 'neiges-nouvelles' }, true)
  await stack.until(async () => (await location('/offres/premieres-neiges')) === '308 /offres/neiges-nouvelles')
  // Right after a change, reading its content may exceed a visitor's time-out: 503 with Retry-After.
  await stack.until(async () => (await location('/offres/neiges-nouvelles')) === '200 ')
  await stack.stopSite()
  await stack.startSite()
  await stack.untilContentIsKnown()
  expect(await location('/offres/premieres-neiges/?a=1')).toBe('308 /offres/neiges-nouvelles?a=1')
  await editor.save(offer, { slug: 'premieres-neiges' }, true)
  await stack.until(async () => (await location('/offres/neiges-nouvelles')) === '308 /offres/premieres-neiges')
})

test('a default header that is unpublished stays for visitors, and its editor is told', async ({
  stack,
  page,
  request,
}) => {
  const editor = new Editor(stack)
  const header = await editor.read('website-hotels/headers/main')
  const menu = 'Le Clos des Courses'
  expect(await (await request.get('/contact')).text()).toContain(menu)
  const before = stack.renewed('/fr/contact')
  await editor.unpublish(header)
  await stack.until(() => stack.renewed('/fr/contact') > before)
  expect(await (await request.get('/contact')).text()).toContain(menu)
  for (const slug of ['website-hotels/contact', 'website-hotels/headers/main']) {
    await page.goto(preview(slug))
    await expect(page.getByText('« En-tête » n’est pas publié.')).toBeVisible()
  }
  await editor.save(header, {}, true)
})

test(
  'a link to a page that is not published any more is none, in a field and in formatted text',
  DEFAULT_RUN,
  async ({ stack, request }) => {
    const editor = new Editor(stack)
    const [legal, gone] = await Promise.all(
      ['website-hotels/mentions-legales', 'website-hotels/offres/premieres-neiges'].map((slug) => editor.read(slug)),
    )
    const cached = 'website-hotels/offres/premieres-neiges'
    const mark = {
      type: 'link',
      attrs: { linktype: 'story', uuid: gone?.uuid, href: cached, anchor: null, target: null },
    }
    const text = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Dans le texte', marks: [mark] }] }],
    }
    const body = [
      { _uid: 'f0000000-0000-4000-8000-000000000011', component: 'rich-text', text },
      {
        _uid: 'f0000000-0000-4000-8000-000000000012',
        component: 'breadcrumb',
        current: 'Mentions',
        items: [
          {
            _uid: 'f0000000-0000-4000-8000-000000000013',
            component: 'crumb',
            label: 'Dans un champ',
            link: { fieldtype: 'multilink', linktype: 'story', id: gone?.uuid, url: '', cached_url: cached },
          },
        ],
      },
    ]
    if (!legal || !gone) throw new Error('The space lacks a story.')
    await editor.save(legal, { content: { ...legal.content, body } }, true)
    const html = async () => await (await request.get('/mentions-legales')).text()
    const links = async () => (await html()).split('href="/offres/premieres-neiges"').length - 1
    await stack.until(async () => (await links()) === 2)
    // Once no part of the page is read or rendered any more.
    await stack.untilPagesAreFresh()
    await editor.unpublish(gone)
    await stack.until(async () => (await links()) === 0)
    expect(await html()).toContain('Dans le texte')
    await editor.save(gone, {}, true)
    await stack.until(async () => (await links()) === 2)
    await editor.save(legal, { content: legal.content }, true)
  },
)

test('in the editor’s frame a draft is styled by the bridge, with third-party cookies blocked', async ({ stack }) => {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--test-third-party-cookie-phaseout',
      // The editor’s page below is made up by the test, so that Chromium takes it for one from the internet.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  })
  try {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    // The editor’s address is of another site than the page’s: 127.0.0.1 and localhost.
    const editor = `${stack.servicesOrigin}/editor-of-this-test`
    const source = stack.origin + preview('website-hotels/casinos/deauville')
    const body = `<!doctype html><title>Editor</title><iframe src="${source.replaceAll('&', '&amp;')}"></iframe>`
    await page.route(editor, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(editor)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('link', { name: 'Quitter le brouillon' })).toBeVisible()
    // The bridge’s own style element is in force: it hides its hint at a fixed place.
    await expect(frame.locator('.storyblok__hint')).toHaveCSS('position', 'absolute')
    expect(faults).toEqual([])
  } finally {
    await browser.close()
  }
})
