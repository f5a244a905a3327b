import { contentGateway } from '#lib/content/gateway.ts'
import { findRedirect } from '#lib/content/live/redirects.ts'
import { loadFragment, loadPage } from '#lib/content/page.ts'
import { DIRECTORY_DEADLINE } from '#lib/content/service/constants.ts'
import { isContentError, toContentError } from '#lib/content/service/content-error.ts'
import { env } from '../env.ts'
import { log } from '../log.ts'
import { pageStore } from '../page-cache/page-store.ts'
import type { EntryServices, PageAddress } from './step.ts'

/** Whether an address shows a header or footer alone. */
export const isFragmentAddress = (inside: string): boolean => inside.startsWith(`${env.rootFolder}/`)

/** Where Next keeps the page of an address. */
const storeKey = ({ locale, inside }: PageAddress): string => inside === '' ? `/${locale}` : `/${locale}/${inside}`

/** Without a directory the content service itself is asked, so its failure is no failure here. */
const noDirectory = (error: unknown): undefined => {
  log.debug({ event: 'directory.missing', reason: toContentError(error).message }, 'no directory yet')
}

/** The steps' view of the running site. */
export const entryServices: EntryServices = {
  rootFolder: env.rootFolder,
  development: !env.production,
  async known() {
    const gateway = contentGateway()
    const snapshot = gateway.live.snapshot
      ?? await gateway.forVisitor(() => gateway.live.ensure(), DIRECTORY_DEADLINE).catch(noDirectory)
    return snapshot && {
      exists: (path) => snapshot.directory.find(path) !== undefined,
      redirect: (locale, inside) => findRedirect(snapshot.redirects, locale, inside),
    }
  },
  stored: (address) => env.production && !address.draft && pageStore().has(storeKey(address)),
  async probe(address) {
    const gateway = contentGateway()
    try {
      await gateway.forVisitor<unknown>(() => isFragmentAddress(address.inside) ? loadFragment(address) : loadPage(address))
      return 'found'
    } catch (error) {
      // Anything else than a failed request is a bug, and answered as one.
      if (!isContentError(error)) throw error
      if (error.notFound) return 'not-found'
      log.warn({ event: 'page.unavailable', key: storeKey(address), reason: error.message }, 'page could not be read')
      return 'unavailable'
    }
  },
}
