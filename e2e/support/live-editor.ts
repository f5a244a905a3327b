import type { FrameLocator, Page } from '@playwright/test'
import { preview } from '#tests/support/preview.ts'
import type { ManagedStory } from './content.ts'
import type { TestStack } from './stack.ts'

type Content = Readonly<Record<string, unknown>>

/** The editor's page is made up by the test, so that Chromium takes it for one from the internet. */
export const LIVE_EDITOR_BROWSER = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-features=LocalNetworkAccessChecks'],
}

/** Content as an editor sends it: every block with the mark by which the page makes it clickable. */
function withMarks<T>(value: T, story: number): T {
  if (Array.isArray(value)) return value.map((member) => withMarks(member, story)) as T
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withMarks(member, story)]))
  const { component, _uid: uid } = copy as { component?: unknown; _uid?: unknown }
  if (typeof component !== 'string' || typeof uid !== 'string') return copy as T
  const marks = JSON.stringify({ name: component, space: '1', uid, id: String(story) })
  return { ...copy, _editable: `<!--#storyblok#${marks}-->` } as T
}

/** An editor's window around a draft, which speaks the protocol of the visual editor's bridge. */
export class LiveEditor {
  readonly page: Page
  readonly frame: FrameLocator
  readonly #stack: TestStack

  private constructor(page: Page, stack: TestStack) {
    this.page = page
    this.frame = page.frameLocator('iframe')
    this.#stack = stack
  }

  /** Opens a story's draft in a frame, and waits until its bridge has announced itself. */
  static async open(page: Page, stack: TestStack, story: ManagedStory, language = 'default'): Promise<LiveEditor> {
    const source = new URL(stack.origin + preview(story.full_slug))
    source.searchParams.set('_storyblok', String(story.id))
    source.searchParams.set('_storyblok_lang', language)
    const address = `${stack.servicesOrigin}/editor-of-this-test`
    const body = `<!doctype html><title>Editor</title><style>iframe{width:100%;height:95vh;border:0}</style>
<script>
window.heard = []
addEventListener('message', ({ data }) => {
  heard.push(data)
  if (data.action !== 'initialized') return
  const message = { action: 'enterEditmode', storyId: ${story.id}, componentNames: {}, appVersion: 'v2', reload: true }
  document.querySelector('iframe').contentWindow.postMessage(message, '*')
})
</script><iframe src="${source.href.replaceAll('&', '&amp;')}"></iframe>`
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(address)
    const editor = new LiveEditor(page, stack)
    await editor.hear('initialized')
    return editor
  }

  /** Waits for a message of the page. */
  async hear(action: string, count = 1): Promise<Content> {
    const message = await this.page.waitForFunction(
      ([name, times]) => {
        const heard = (window as unknown as { heard: { action?: string }[] }).heard
        return heard.filter((one) => one.action === name)[times - 1]
      },
      [action, count] as const,
    )
    return (await message.jsonValue()) as Content
  }

  async say(message: object): Promise<void> {
    await this.page.evaluate(
      ([sent, site]) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(sent, site)
      },
      [message, this.#stack.origin] as const,
    )
  }

  /** The whole story as an editor sends it: with marks, and with files where they can be read. */
  storyOf(story: ManagedStory, content: object): object {
    const files = `${this.#stack.servicesOrigin}/content`
    const text = JSON.stringify(withMarks(content, story.id)).replaceAll('https://a.storyblok.com', files)
    return { ...story, content: JSON.parse(text) as object }
  }

  /** A keystroke. */
  async type(story: ManagedStory, content: object): Promise<void> {
    await this.say({ action: 'input', story: this.storyOf(story, content) })
  }
}

/** Content with fields of each block of a component replaced, wherever it stands. */
export function withBlock<T>(value: T, component: string, fields: Content): T {
  if (Array.isArray(value)) return value.map((member) => withBlock(member, component, fields)) as T
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withBlock(member, component, fields)]),
  ) as T & Content
  return copy['component'] === component ? { ...copy, ...fields } : copy
}
