import { contentGateway } from '#lib/content/gateway.ts'
import type { Snapshot } from '#lib/content/live/live-content.ts'
import { findRedirect } from '#lib/content/live/redirects.ts'
import { loadFragment, loadPage } from '#lib/content/page.ts'
import { DIRECTORY_DEADLINE } from '#lib/content/service/constants.ts'
import { isContentError, toContentError } from '#lib/content/service/content-error.ts'
import { pathToSlug, withLocale } from '#lib/content/paths.ts'
import { accessOfTags } from '#lib/content/tags.ts'
import { toAccess } from '#lib/domain/access.ts'
import { customerStatusOf } from '#lib/domain/customer-status.ts'
import { hotelGateway } from '#lib/gateways/hotel/hotel.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { pageKey } from './address.ts'
import { pageStore } from './page-store.ts'
import { readCurrentMember } from '#lib/gateways/sessions/current-member.ts'
import type { EntryServices } from '#lib/routing/step.ts'

/** Whether an address shows a header or footer alone. */
export const isFragmentAddress = (inside: string): boolean => inside.startsWith(`${env.rootFolder}/`)

/** Without a directory the content service itself is asked, so its failure is no failure here. */
const noDirectory = (error: unknown): undefined => {
  log.debug({ event: 'directory.missing', reason: toContentError(error).message }, 'no directory yet')
}

/** What is known of the space; asked for first where nothing is. */
async function knownSpace(): Promise<Snapshot | undefined> {
  const gateway = contentGateway()
  return (
    gateway.live.snapshot ??
    (await gateway.forVisitor(() => gateway.live.ensure(), DIRECTORY_DEADLINE).catch(noDirectory))
  )
}

/** The steps' view of the running site. */
export const entryServices: EntryServices = {
  rootFolder: env.rootFolder,
  development: !env.production,
  async known() {
    const snapshot = await knownSpace()
    return (
      snapshot && {
        exists: (path) => snapshot.directory.find(path) !== undefined,
        redirect: (locale, inside) => findRedirect(snapshot.redirects, locale, inside),
      }
    )
  },
  stored(address) {
    if (!env.front || address.draft) return false
    const store = pageStore()
    const key = pageKey(address)
    return store.has(key) || store.adopt(key, contentGateway().live.snapshot?.version ?? 0)
  },
  async access(address) {
    const { locale, inside } = address
    const gateway = contentGateway()
    const snapshot = await knownSpace()
    const entry = snapshot?.directory.find(withLocale(inside, locale))?.entry
    if (snapshot && !entry) return undefined
    try {
      const key = entry ? { uuid: entry.uuid } : { slug: pathToSlug(inside, env.rootFolder) }
      return toAccess((await gateway.forVisitor(() => gateway.getStory(key, locale))).content['access'])
    } catch (error) {
      if (!isContentError(error)) throw error
      // A stored page is served while the content service is away, to whom it was for when it was stored.
      return error.notFound
        ? undefined
        : (accessOfTags(env.front ? pageStore().tagsOf(pageKey(address)) : []) ?? 'unavailable')
    }
  },
  async who(cookie, status) {
    const member = await readCurrentMember(cookie, sessionGateway(), 'hotel')
    if (member.kind !== 'member') return member.kind
    if (!status) return 'member'
    const answer = await hotelGateway().request('profile', { member: member.login.token })
    if (answer.ok) return customerStatusOf(answer.value.profile.ibLevel)
    return answer.error.kind === 'unavailable' ? 'unavailable' : 'nobody'
  },
  async probe(address) {
    const gateway = contentGateway()
    try {
      await gateway.forVisitor<unknown>(() =>
        isFragmentAddress(address.inside) ? loadFragment(address) : loadPage(address),
      )
      return 'found'
    } catch (error) {
      // Anything else than a failed request is a bug, and answered as one.
      if (!isContentError(error)) throw error
      if (error.notFound) return 'not-found'
      log.warn({ event: 'page.unavailable', key: pageKey(address), reason: error.message }, 'page could not be read')
      return 'unavailable'
    }
  },
}
