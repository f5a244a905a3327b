import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { Editor } from './support/content.ts'
import { signInToEditor } from './support/editor.ts'
import { SHOTS } from './support/projects.ts'
import { explore } from './support/screens/explore.ts'
import { isWanted, lookAt } from './support/screens/look.ts'
import { DEFAULT_RUN, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const GROUPS = { pages: 'editor' }

/** Sections of the editor, by the names of their screens. */
const SECTIONS = {
  'editor/tree': '',
  'editor/assets': '/assets',
  'editor/datasources': '/datasources',
  'editor/releases': '/releases',
  'editor/scheduled': '/scheduled',
  'editor/reviews': '/reviews',
  'editor/trash': '/trash',
  'editor/administration': '/administration',
}

const RESTAURANT = 'website-hotels/restaurants/la-criee'

/** Screens of a story, by their names. */
const screensOf = (id: number) => ({ 'editor/story': `/stories/${id}`, 'editor/translation': `/translations/${id}` })

test('editor: every screen, as it opens', DEFAULT_RUN, async ({ page, stack }) => {
  test.skip(SHOTS, 'their walks have the pictures')
  await signInToEditor(page, stack)
  const { id } = await new Editor(stack).read(RESTAURANT)
  await lookAt(page, { test: 'editor', ...GROUPS }, async (walk) => {
    for (const [name, path] of Object.entries({ ...SECTIONS, ...screensOf(id) }))
      await walk.open(`${stack.servicesOrigin}/content/editor${path}`, `${name} (fermé)`)
  })
})

for (const [name, path] of Object.entries(SECTIONS))
  test(name, async ({ page, stack }) => {
    test.skip(SHOTS && !isWanted(name))
    test.setTimeout(300_000)
    await signInToEditor(page, stack)
    await lookAt(page, { test: name, ...GROUPS }, async (walk) => {
      const address = `${stack.servicesOrigin}/content/editor${path}`
      await walk.visit(address, { scope: 'body', name })
      await explore(walk, name, () => walk.visitOnly(address))
    })
  })

/** Number of tests that share the buttons of a story, which has the most of all screens: pictures take time. */
const STORY_PARTS = SHOTS ? 4 : 1

const partOf = (label: string): number =>
  [...label].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % STORY_PARTS

for (let part = 0; part < STORY_PARTS; part += 1)
  test(`editor: a story, part ${part + 1}`, async ({ page, stack }) => {
    test.setTimeout(600_000)
    test.skip(!TEST_ALL && !SHOTS, 'in the complete set')
    test.skip(SHOTS && !isWanted('editor/story'))
    await signInToEditor(page, stack)
    const { id } = await new Editor(stack).read(RESTAURANT)
    await lookAt(page, { test: `editor/story ${part + 1}`, ...GROUPS }, async (walk) => {
      for (const [name, path] of Object.entries(screensOf(id))) {
        const address = `${stack.servicesOrigin}/content/editor${path}`
        if (part === 0) await walk.visit(address, { scope: 'body', name })
        await explore(walk, name, () => walk.visitOnly(address), { isMine: (label) => partOf(label) === part })
      }
    })
  })

test('editor: login', async ({ page, stack }) => {
  await lookAt(page, { test: 'editor/login', ...GROUPS }, (walk) =>
    walk.visit(`${stack.servicesOrigin}/content/editor`, { scope: 'body', name: 'editor/login' }),
  )
})
