import { contentGateway } from '#lib/content/gateway.ts'
import type { Snapshot } from '#lib/content/live/live-content.ts'
import { findRedirect } from '#lib/content/live/redirects.ts'
import { type Address, isFragmentAddress, loadPage, loadStory } from '#lib/content/page.ts'
import { DIRECTORY_DEADLINE } from '#lib/content/service/constants.ts'
import { isContentError, toContentError } from '#lib/content/service/content-error.ts'
import { pathToSlug, withLocale } from '#lib/content/paths.ts'
import { accessOfTags, listPagesOfTags } from '#lib/content/tags.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { type Access, type MemberStatus, toAccess } from '#lib/domain/access.ts'
import { customerStatusOf } from '#lib/domain/customer-status.ts'
import { SEARCH_LAST_PAGE, searchPages } from '@barriere/shared/contracts/search.ts'
import { parametersOf } from '@barriere/shared/contracts/read-query.ts'
import { readSearch } from '#lib/gateways/search/read-search.ts'
import { searchGateway } from '#lib/gateways/search/search.ts'
import { PAGES } from '@barriere/shared/locales/locales.ts'
import { type Result, ok } from '@barriere/shared/domain/result.ts'
import type { BackendFailure } from '#lib/gateways/backend.ts'
import { casinoGateway } from '#lib/gateways/casino/casino.ts'
import { hotelGateway } from '#lib/gateways/hotel/hotel.ts'
import { sessionGateway } from '#lib/gateways/sessions/sessions.ts'
import { currentPageRequest } from '#lib/process/page-request.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { pageKey } from '#lib/routing/addresses.ts'
import { pageStore } from './process-pages.ts'
import { readCurrentMember } from '#lib/gateways/sessions/current-member.ts'
import type { RouteServices } from '#lib/routing/route.ts'

/** Fallback: without the slug directory, the content service is queried for each page. */
const noDirectory = (error: unknown): undefined => {
  log.debug({ event: 'directory.missing', reason: toContentError(error).message }, 'no directory yet')
}

/** Snapshot of the space; read first where there is none. */
async function readSnapshot(): Promise<Snapshot | undefined> {
  const gateway = contentGateway()
  return (
    gateway.live.snapshot ??
    (await gateway.forVisitor(() => gateway.live.ensure(), DIRECTORY_DEADLINE).catch(noDirectory))
  )
}

/** Access level of the draft, which may not be published yet. */
async function accessOfDraft(address: Address): Promise<Access | 'unavailable' | undefined> {
  try {
    return toAccess((await loadStory(address)).content['access'])
  } catch (error) {
    if (!isContentError(error)) throw error
    return error.notFound ? undefined : 'unavailable'
  }
}

/** Whether one of the blocks, or of those inside them, is a list that editors have divided into pages. */
const hasPagedList = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((value as { paged?: unknown }).paged === true || Object.values(value).some(hasPagedList))

/** Reads the status of a member from their programme. */
const STATUS_OF: Readonly<
  Record<Programme, (member: string) => Promise<Result<MemberStatus, { readonly kind: BackendFailure['kind'] }>>>
> = {
  hotel: async (member) => {
    const answer = await hotelGateway().request('profile', { member })
    return answer.ok ? ok(customerStatusOf(answer.value.profile.ibLevel)) : answer
  },
  casino: async (member) => {
    const answer = await casinoGateway().request('profile', { member })
    return answer.ok ? ok(answer.value.profile.cardHolder ? 'card-holder' : 'pre-member') : answer
  },
}

/** Dependencies of the routing steps: page cache, content, sessions. */
export const routeServices: RouteServices = {
  rootFolder: env.rootFolder,
  strategy: env.localeStrategy,
  development: !env.production,
  async directory() {
    const snapshot = await readSnapshot()
    return (
      snapshot && {
        localesOf: (path) => snapshot.directory.localesOf(path),
        addressIn: (path, locale) => snapshot.directory.find(path)?.entry.paths[locale],
        areTranslations: (path, other) => snapshot.directory.areTranslations(path, other),
        redirect: (locale, inside) => findRedirect(snapshot.redirects, locale, inside),
        movedTo: (locale, inside) => contentGateway().live.movedTo(withLocale(inside, locale), locale),
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
    if (address.draft) return await accessOfDraft(address)
    const gateway = contentGateway()
    const snapshot = await readSnapshot()
    const entry = snapshot?.directory.find(withLocale(inside, locale), locale)?.entry
    if (snapshot && !entry) return undefined
    try {
      const key = entry ? { uuid: entry.uuid } : { slug: pathToSlug(inside, env.rootFolder) }
      return toAccess((await gateway.forVisitor(() => gateway.getStory(key, locale))).content['access'])
    } catch (error) {
      if (!isContentError(error)) throw error
      // Stale-if-error: while the content service is down, the access stored with the page decides.
      return error.notFound
        ? undefined
        : (accessOfTags(env.front ? pageStore().tagsOf(pageKey(address)) : []) ?? 'unavailable')
    }
  },
  async memberStatus(programme, cookie, status) {
    const member = await readCurrentMember(cookie, sessionGateway(), programme)
    if (member.kind !== 'member') return member.kind
    if (!status) return 'member'
    const answer = await STATUS_OF[programme](member.login.token)
    if (answer.ok) return answer.value
    return answer.error.kind === 'unavailable' ? 'unavailable' : 'anonymous'
  },
  async listPages(address, search) {
    const { locale, inside } = address
    if (inside === PAGES[locale].search) {
      const { query, refused } = readSearch(parametersOf(new URLSearchParams(search)), locale)
      // The search ignores a page number that no search can have; here it leads to a 404.
      if (refused.includes('page')) return SEARCH_LAST_PAGE
      const answer = await searchGateway().search(query)
      return answer && searchPages(answer)
    }
    const key = pageKey(address)
    if (env.front && pageStore().has(key)) return listPagesOfTags(pageStore().tagsOf(key))
    const gateway = contentGateway()
    try {
      const { view } = await gateway.forVisitor(() => loadPage(address))
      return hasPagedList(view.body) ? undefined : 1
    } catch (error) {
      if (!isContentError(error)) throw error
      return undefined
    }
  },
  async probe(address) {
    const gateway = contentGateway()
    try {
      const load = (): Promise<unknown> => (isFragmentAddress(address.inside) ? loadStory(address) : loadPage(address))
      // A draft's requests have a time-out of their own, and end with the editor's connection.
      await (address.draft ? load() : gateway.forVisitor(load))
      return 'found'
    } catch (error) {
      // Anything but a failed request is a bug.
      if (!isContentError(error)) throw error
      if (error.notFound) return 'not-found'
      if (currentPageRequest()?.signal?.aborted) return 'unavailable'
      log.warn({ event: 'page.unavailable', key: pageKey(address), reason: error.message }, 'page could not be read')
      return 'unavailable'
    }
  },
}
