import { type SQL, sql } from 'drizzle-orm'
import { type SEARCH_FACETS, SEARCH_KINDS, SEARCH_PAGE_SIZE, type SearchAnswer, type SearchQuery } from '#lib/contracts/search.ts'
import { isOpenAt } from '#lib/domain/opening-hours.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import type { Hours } from './document.ts'
import { type Question, readQuestion } from './question.ts'

/** Filters in the order in which leaving one out is proposed. */
const FILTERS = ['open', 'from', 'near', 'priceMin', 'category', 'experience', 'stars', 'town', 'kind'] as const

type Filter = typeof FILTERS[number]

/** Without words, what people come for first: the kinds in the order of the contract. */
const KIND_ORDER = sql`array_position(array[${sql.join(SEARCH_KINDS.map((kind) => sql`${kind}::text`), sql`, `)}], kind)`

/** How much a kind further down that order takes from a page's rank: between two that fit alike, the house comes before the article on it. */
const WEIGHT_OF_KIND = 0.03

export interface SearchContext {
  readonly database: Sql
  readonly generation: number
  readonly hours: ReadonlyMap<string, Hours>
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Answers a search in one pass over the pages that have its words: which of the filters each one passes is noted once,
 * and every count is made of those notes. Where no page has all the words, those with some of them answer.
 */
export async function search(context: SearchContext, query: SearchQuery): Promise<SearchAnswer> {
  const { database, generation } = context
  const question = await readQuestion(database, { q: query.q, locale: query.locale, generation })
  const answer = await ask(context, query, question, question.all)
  const looser = answer.total === 0 && question.words.length > 1 ? await ask(context, query, question, question.any) : undefined
  const best = looser && looser.total > 0 ? looser : answer
  return { ...best, loosened: best === looser, suggestions: [...question.suggestions] }
}

type Counted = Omit<SearchAnswer, 'loosened' | 'suggestions'>

async function ask({ database, generation, hours, now }: SearchContext, query: SearchQuery, question: Question, words: string): Promise<Counted> {
  const paris = toParisTime(now)
  const open = JSON.stringify([...hours].filter(([, { periods, special }]) => isOpenAt(periods, special, paris)).map(([uuid]) => uuid))
  const passes = conditionsOf(query, paris.day)
  const order = orderOf(query, paris.day)
  const but = (...left: Filter[]): SQL => sql.join(FILTERS.filter((filter) => !left.includes(filter)).map((filter) => sql`${sql.identifier(`f_${filter}`)}`), sql` and `)
  const active = FILTERS.filter((filter) => isActive(query, filter))
  const relaxations = active.length === 0 ? sql`'[]'::json` : sql`(
    select coalesce(json_agg(json_build_object('filter', filter, 'count', count) order by count desc) filter (where count > 0), '[]')
    from (${sql.join(active.map((filter) => sql`select ${filter}::text as filter, count(*)::int as count from base where ${but(filter)}`), sql` union all `)}) as without)`
  const facet = (name: typeof SEARCH_FACETS[number], values = sql`${sql.identifier(name)}`, from = sql`base`): SQL => sql`${name}::text, (
    select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value), '[]')
    from (select ${values} as value, count(*)::int as count from ${from} where ${but(name)} and ${values} is not null and ${values} <> '' group by 1) as counted)`
  const asked = question.words.join(' ')
  const rank = words === '' ? sql`0` : sql`ts_rank('{0.05, 0.2, 0.5, 1}', d.words, asked.words, 1) + similarity(d.plain, ${asked}) + case when d.plain like ${`${asked}%`} then 1 else 0 end - ${WEIGHT_OF_KIND}::double precision * ${KIND_ORDER}`
  const distance = query.near
    ? sql`earth_distance(ll_to_earth(d.latitude, d.longitude), ll_to_earth(${query.near.latitude}, ${query.near.longitude})) / 1000`
    : sql`null::double precision`
  const [row] = await database.select({ answer: sql<Counted>`answer` }).from(sql`(
    with asked as (select ${words === '' ? sql`null::tsquery` : sql`to_tsquery(${`site.${query.locale}`}::regconfig, ${words})`} as words),
    base as materialized (
      select d.uuid, d.name, d.kind, d.town, d.category, d.stars, d.experiences, d.price, d.days, open.uuid is not null as is_open,
        ${rank} as rank, ${distance} as distance,
        ${sql.join(FILTERS.map((filter) => sql`${passes[filter]} as ${sql.identifier(`f_${filter}`)}`), sql`, `)}
      from asked, site.search_documents d left join jsonb_array_elements_text(${open}::jsonb) as open(uuid) on open.uuid = d.uuid
      where d.generation = ${generation} and d.locale = ${query.locale} and (d.ends_on is null or d.ends_on >= ${paris.day}::date)
        and ${words === '' ? sql`true` : sql`(d.words @@ asked.words or numnode(asked.words) = 0)`}
    )
    select json_build_object(
      'total', (select count(*)::int from base where ${but()}),
      'open', (select count(*)::int from base where ${but('open')} and is_open),
      'facets', json_build_object(${sql.join([
        facet('kind'), facet('town'), facet('category'), facet('stars'),
        facet('experience', sql`experience`, sql`base cross join lateral unnest(experiences) as experience`),
      ], sql`, `)}),
      'relaxations', ${relaxations},
      'found', (
        select coalesce(json_agg(jsonb_strip_nulls(jsonb_build_object(
          'kind', d.kind, 'uuid', d.uuid, 'name', d.name, 'town', d.town, 'category', d.category, 'stars', d.stars, 'price', d.price,
          'distance', hit.distance, 'latitude', d.latitude, 'longitude', d.longitude)) || d.shown order by hit.place), '[]')
        from (
          select uuid, distance, row_number() over (order by ${order}) as place from base where ${but()}
          order by ${order} limit ${SEARCH_PAGE_SIZE} offset ${(query.page - 1) * SEARCH_PAGE_SIZE}
        ) as hit
        join site.search_documents d on d.generation = ${generation} and d.locale = ${query.locale} and d.uuid = hit.uuid
      )
    ) as answer
  ) as answered`)
  if (!row) throw new Error('A search has an answer of one row.')
  return row.answer
}

/** Which filters a search sets; the others let every page pass. */
function isActive(query: SearchQuery, filter: Filter): boolean {
  const value = query[filter]
  if (filter === 'priceMin') return query.priceMin !== undefined || query.priceMax !== undefined
  if (filter === 'from') return query.from !== undefined || query.to !== undefined
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

/** For each filter, whether a page `d` passes it. */
function conditionsOf(query: SearchQuery, today: string): Readonly<Record<Filter, SQL>> {
  const anyOf = (column: SQL, values: readonly string[]): SQL =>
    values.length === 0 ? sql`true` : sql`coalesce(${column} in (${sql.join(values.map((value) => sql`${value}`), sql`, `)}), false)`
  const { near, radius, priceMin, priceMax, from, to } = query
  return {
    kind: anyOf(sql`d.kind`, query.kind),
    town: anyOf(sql`d.town`, query.town),
    category: anyOf(sql`d.category`, query.category),
    stars: anyOf(sql`d.stars`, query.stars),
    experience: query.experience.length === 0 ? sql`true`
      : sql`d.experiences @> array(select jsonb_array_elements_text(${JSON.stringify(query.experience)}::jsonb))`,
    priceMin: priceMin === undefined && priceMax === undefined ? sql`true`
      : sql`coalesce(d.price between ${priceMin ?? 0} and ${priceMax ?? 1_000_000_000}, false)`,
    from: from === undefined && to === undefined ? sql`true`
      : sql`coalesce(d.days && daterange(${from ?? today}::date, ${to ?? null}::date, '[]'), false)`,
    near: near === undefined ? sql`true`
      : sql`coalesce(earth_distance(ll_to_earth(d.latitude, d.longitude), ll_to_earth(${near.latitude}, ${near.longitude})) <= ${radius * 1000}, false)`,
    open: query.open === undefined ? sql`true` : sql`open.uuid is not null`,
  }
}

function orderOf({ sort, near, q }: SearchQuery, today: string): SQL {
  const usual = q === '' ? sql`${KIND_ORDER}, town, name, uuid` : sql`rank desc, ${KIND_ORDER}, name, uuid`
  if (sort === 'price') return sql`price nulls last, ${usual}`
  if (sort === 'distance' && near) return sql`distance nulls last, ${usual}`
  if (sort === 'date') return sql`lower(days * datemultirange(daterange(${today}::date, null))) nulls last, ${usual}`
  return usual
}
