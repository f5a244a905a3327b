import type { Frame, Page } from '@playwright/test'
import { preview } from '#tests/support/preview.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { Editor, type ManagedStory } from './support/content.ts'
import { openEditor } from './support/editor.ts'
import type { TestStack } from './support/stack.ts'
import { expect, test } from './support/test.ts'

/** Text that would leave its place as markup: of an attribute, a title, a script, a text field. */
const ATTACK = `"'></title></script></textarea><img data-xss onerror=xss=1 src=x>`

const ADDRESS = 'java\tscript:xss=1'

/** Elements that came out of a stored text, addresses that would run, and whether anything has run. */
const findings = (frame: Page | Frame): Promise<string[]> =>
  frame.evaluate(() => [
    ...[...document.querySelectorAll('[data-xss], [onerror], [onload], [onmouseover]')].map((one) => one.outerHTML),
    ...[...document.querySelectorAll('[href], [src], [action], [formaction]')].flatMap((one) =>
      ['href', 'src', 'action', 'formaction']
        .map((name) => one.getAttribute(name) ?? '')
        .filter((address) => /^(?:javascript|vbscript):/i.test(address.replace(/[\u0000-\u0020]/g, ''))),
    ),
    ...('xss' in window ? ['a script ran'] : []),
  ])

/** Positive control: whether a screen shows the attack, as text or in a field. */
const isShown = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
      ...[...document.querySelectorAll('[aria-label], [title]')].map(
        (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`,
      ),
    ].some((text) => text.includes('<img data-xss onerror=xss=1')),
  )

/** A call of the management API that succeeds. */
async function call<T = { id: number }>(stack: TestStack, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${stack.servicesOrigin}/content/v1/spaces/1/${path}`, {
    method,
    headers: { 'authorization': 'local-management', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return (text === '' ? undefined : Object.values(JSON.parse(text) as object)[0]) as T
}

const link = { type: 'link', attrs: { linktype: 'url', href: ADDRESS, target: ATTACK, custom: { onclick: ATTACK } } }

const text = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: ATTACK }, content: [{ type: 'text', text: ATTACK }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: ATTACK, marks: [link, { type: 'styled', attrs: { class: ATTACK } }] },
        { type: 'text', text: 'mail', marks: [{ type: 'link', attrs: { linktype: 'email', href: ADDRESS } }] },
        { type: 'text', text: 'html', marks: [{ type: 'textStyle', attrs: { color: `red;${ATTACK}` } }] },
      ],
    },
    {
      type: 'image',
      attrs: {
        src: `https://a.storyblok.com/f/1/1x1/a/${ATTACK}.png`,
        alt: ATTACK,
        title: ATTACK,
        meta_data: { alt__i18n__en: ATTACK },
      },
    },
  ],
}

/** Stores the attack in every place that people may write to. Resolves to the page that has it in all of its texts. */
async function attack(stack: TestStack): Promise<ManagedStory> {
  const editor = new Editor(stack)
  const model = await editor.read('website-hotels/mentions-legales')
  const asset = { fieldtype: 'asset', filename: `https://a.storyblok.com/f/1/900x600/a/${ATTACK}.png`, id: 1 }
  const content = {
    ...model.content,
    ...Object.fromEntries(
      ['title', 'teaser', 'seo_title', 'seo_description'].flatMap((name) => [
        [name, ATTACK],
        [`${name}__i18n__en`, ATTACK],
      ]),
    ),
    image: { ...asset, alt: ATTACK, title: ATTACK, copyright: ATTACK, meta_data: { alt__i18n__en: ATTACK } },
    body: [
      { _uid: ATTACK, component: 'rich-text', text, text__i18n__en: text },
      { _uid: crypto.randomUUID(), component: 'quote', text: ATTACK, author: ATTACK },
      { _uid: crypto.randomUUID(), component: ATTACK, title: ATTACK },
    ],
  }
  const story = await editor.create({
    name: ATTACK,
    slug: 'canari',
    parent_id: model.parent_id,
    content,
    ...{ tag_list: [ATTACK], meta_data: { note: ATTACK } },
  })
  const copy = { name: ATTACK, slug: ATTACK.replace(/[\s/]/g, '-'), parent_id: model.parent_id, content }
  const trashed = await call<ManagedStory>(stack, 'POST', 'stories', { story: { ...copy, slug: 'corbeille' } })
  await call(stack, 'POST', 'stories', { story: copy })
  await call(stack, 'DELETE', `stories/${trashed.id}`)
  await call(stack, 'PUT', `stories/${story.id}`, { story: { content: { ...content, teaser: `${ATTACK} 2` } } })
  const comment = { message: `@Agathe ${ATTACK}` }
  const discussion = { block_uid: model.content._uid, title: ATTACK, fieldname: 'title', comment }
  await call(stack, 'POST', `stories/${story.id}/discussions`, { discussion })
  await call(stack, 'POST', 'workflow_stage_changes', {
    workflow_stage_change: { story_id: story.id, workflow_stage_id: 2, comment: ATTACK },
  })
  await call(stack, 'POST', 'story_schedulings', {
    story_scheduling: { story_id: story.id, publish_at: '2999-01-01T10:00:00Z' },
  })
  const release = await call(stack, 'POST', 'releases', { release: { name: ATTACK } })
  await call(stack, 'PUT', `stories/${story.id}?release_id=${release.id}`, { story: { name: ATTACK } })
  const datasource = await call(stack, 'POST', 'datasources', { datasource: { name: ATTACK, slug: 'canari' } })
  const entry = { name: ATTACK, value: ATTACK, datasource_id: datasource.id }
  await call(stack, 'POST', 'datasource_entries', { datasource_entry: entry })
  await call(stack, 'POST', 'asset_folders', { asset_folder: { name: ATTACK } })
  const texts = { alt: ATTACK, title: ATTACK, copyright: ATTACK, source: ATTACK }
  await call(stack, 'PUT', 'assets/2090', { asset: { ...texts, meta_data: { alt__i18n__en: ATTACK } } })
  await call(stack, 'POST', 'presets', { preset: { name: ATTACK, preset: content } })
  await call(stack, 'POST', 'internal_tags', { internal_tag: { name: ATTACK, object_type: 'asset' } })
  const person = { email: 'canari@barriere.example', name: ATTACK, role: 'publisher' }
  await call(stack, 'POST', 'collaborators', { collaborator: person })
  await call(stack, 'POST', 'api_keys', { api_key: { name: ATTACK, role: 'reader' } })
  const endpoint = `https://hooks.example.com/?${ATTACK}`
  await call(stack, 'POST', 'webhook_endpoints', {
    webhook_endpoint: { name: ATTACK, endpoint, actions: ['story.moved'] },
  })
  return story
}

/** Screens of the editor that are opened; the complete set has all of them. */
const screensOf = (story: number): readonly string[] => [
  `/stories/${story}`,
  '/',
  ...(TEST_ALL
    ? [
        `/translations/${story}`,
        '/datasources',
        '/assets',
        '/assets/2090',
        '/releases',
        '/scheduled',
        '/trash',
        '/administration/people',
        '/administration/tokens',
        '/administration/webhooks',
        '/administration/activities',
      ]
    : []),
]

test('stored XSS: what anybody may write is text on the page, in its draft, and on every screen of the editor', async ({
  page,
  stack,
  request,
}) => {
  test.setTimeout(240_000)
  const story = await attack(stack)
  page.on('dialog', () => {
    throw new Error('A script ran.')
  })
  const sound = async (where: string): Promise<void> => {
    for (const frame of page.frames()) {
      const address = frame.url()
      expect(await findings(frame), `${where} ${address}`).toEqual([])
    }
  }

  await stack.until(async () => (await request.get('/canari')).status() === 200)
  for (const path of ['/canari', '/en/canari', preview(story.full_slug)]) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(await isShown(page)).toBe(true)
    await sound(path)
  }

  await openEditor(page, stack, { path: `/stories/${story.id}` })
  for (const screen of screensOf(story.id)) {
    const response = await page.goto(`${stack.servicesOrigin}/content/editor${screen}`)
    expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    if (screen === '/') await page.getByRole('searchbox').fill('data-xss')
    await expect.poll(() => isShown(page), { message: screen }).toBe(true)
    await sound(screen)
  }

  await page.goto(`${stack.servicesOrigin}/content/editor/stories/${story.id}`)
  for (const tab of ['Historique', 'Publication', 'Commentaires']) {
    await page.getByRole('button', { name: tab, exact: true }).click()
    if (tab === 'Historique') await page.getByRole('button', { name: 'Comparer' }).last().click()
    await expect(page.getByRole('complementary')).toContainText(tab === 'Publication' ? 'Publication' : 'onerror')
    await sound(tab)
  }
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Avant de publier')
  await sound('checks')
})
