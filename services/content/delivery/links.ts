import { knownLanguage } from './language.ts'
import { toLink } from './link-view.ts'
import { flagOf, listOf, pageOf, pageSlice, textOf } from '../query/params.ts'
import type { Answer, DeliveryRequest } from './request.ts'
import { parseSort } from '../query/sort-by.ts'

const MOST_LINKS = 1_000

/** `cdn/links`: stories and folders, always paginated, as in every space created since 2023. */
export function linksAnswer(request: DeliveryRequest): Answer {
  const { query, index } = request
  const startsWith = textOf(query, 'starts_with')
  const parent = textOf(query, 'with_parent')
  const uuids = listOf(query, 'by_uuids') ?? listOf(query, 'by_uuid')
  const withDates = flagOf(query, 'include_dates') === true
  const view = linkView(request)
  const found = index.all.filter(
    (record) =>
      (startsWith === undefined || record.fullSlug.startsWith(startsWith)) &&
      (parent === undefined || (record.parentId ?? 0) === Number(parent)) &&
      (uuids === undefined || uuids.includes(record.uuid)),
  )
  const sort = textOf(query, 'sort_by')
  const page = pageOf(query, MOST_LINKS)
  // Without a sort order, only the items of the page are built: clients read a space page by page.
  const items = (sort === undefined ? pageSlice(found, page) : found).map((record) => ({
    uuid: record.uuid,
    properties: toLink(record, view, withDates),
    content: undefined,
  }))
  const shown = sort === undefined ? items : pageSlice(items.sort(parseSort(sort)), page)
  return {
    body: { links: Object.fromEntries(shown.map(({ uuid, properties }) => [uuid, properties])) },
    total: found.length,
    perPage: page.perPage,
  }
}

/** `cdn/links/{uuid}`. */
export function linkAnswer(request: DeliveryRequest): Answer {
  const record = request.index.all.find(({ uuid }) => uuid === request.path.toLowerCase())
  return { body: record && { link: toLink(record, linkView(request)) } }
}

const linkView = ({ query, snapshot, assetOrigin }: DeliveryRequest) => ({
  snapshot,
  localization: { language: knownLanguage(snapshot, textOf(query, 'language')), fallback: null, assetOrigin },
})
