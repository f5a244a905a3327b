import type { Page } from '@playwright/test'
import { casinoLink } from '#lib/contracts/casino-links.ts'
import { TEST_ALL } from '#tests/support/test-size.ts'
import { PAGES, PEOPLE, signIn } from './support/members.ts'
import { openPayment, signedPayment } from './support/payment.ts'
import { walkForm } from './support/screens/forms.ts'
import { inLanguage, isWanted, lookAt } from './support/screens/look.ts'
import { pageKinds } from './support/screens/page-list.ts'
import type { Walk } from './support/screens/walk.ts'
import { signIn as signInToCasino } from './support/seats.ts'
import { test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

/** Folders of the programmes’ member areas. */
const MEMBERS = ['/infiniment-barriere/', '/casino-barriere/']

const KINDS = pageKinds(TEST_ALL)
const ENTRIES = KINDS.filter(({ path }) => !MEMBERS.some((folder) => path.startsWith(folder)))

/** Tests that share the pages: as many as keep two workers busy to the end. */
const PARTS = 6

/** The pages of a folder, in the order of their paths, which have much in common. */
const partOf = (index: number) =>
  ENTRIES.slice(Math.floor((index * ENTRIES.length) / PARTS), Math.floor(((index + 1) * ENTRIES.length) / PARTS))

const visit = async (walk: Walk, path: string, scope?: string): Promise<void> => {
  await walk.visit(await inLanguage(walk.page, path), { scope, name: path })
}

for (let index = 0; index < PARTS; index += 1)
  test(`pages, part ${index + 1}`, async ({ page }) => {
    test.setTimeout(600_000)
    await lookAt(page, { test: 'pages', pages: 'pages', parts: 'dialogs' }, async (walk) => {
      for (const { path, blocks } of partOf(index)) if (isWanted(path, ...blocks)) await visit(walk, path)
    })
  })

test('header, footer and their menus', async ({ page }) => {
  await lookAt(page, { test: 'frame', pages: 'pages', parts: 'dialogs' }, async (walk) => {
    for (const path of ['/', '/hotels/les-colombages']) if (isWanted(path)) await visit(walk, path, 'body')
  })
})
