import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linksAnswer } from '#services/content/delivery/links.ts'
import type { Answer, DeliveryRequest } from '#services/content/delivery/request.ts'
import { storiesAnswer } from '#services/content/delivery/stories.ts'
import { parseQuery } from '#services/content/query/query-string.ts'
import { readSeed } from '#services/content/seed/seed-files.ts'
import { toStoryRows } from '#services/content/seed/seed-rows.ts'
import { type Snapshot, type SpaceRow, buildSnapshot } from '#services/content/store/snapshot.ts'
import { type PackedRow, packRow } from '#services/content/store/story-record.ts'
import { writeBigSpace } from './big-space.ts'

// Content service alone, without database and network: memory of a space of so many stories, duration of a snapshot
// after a change, and cost of lists. `node --expose-gc tests/load/growth-store.ts [stories …]`, by default 2,500 and
// 25,000.
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [2_500, 25_000]

const LISTS = [
  'starts_with=website-hotels/hotels/&content_type=hotel&excluding_fields=body&per_page=100',
  'content_type=restaurant&excluding_fields=body&filter_query[town][in]=Deauville',
  'starts_with=website-hotels/journal/&content_type=article&sort_by=content.published_on:desc&per_page=12',
  'starts_with=website-hotels/&excluding_fields=body&filter_query[seo_hidden][is]=true',
]

const tell = (text: string): void => void process.stdout.write(`${text}\n`)

function memory(what: string): void {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  tell(`${what}: heap ${Math.round(heapUsed / 1e6)} MB, outside of it ${Math.round(external / 1e6)} MB`)
}

/** Times of three answers in milliseconds, the first with nothing parsed. */
function ask(snapshot: Snapshot, query: string, answer: (request: DeliveryRequest) => Answer): void {
  const request: DeliveryRequest = {
    path: '',
    query: parseQuery(`?${query}`),
    draft: false,
    snapshot,
    index: snapshot.published,
    limits: { relations: 50, links: 500 },
    assetOrigin: 'http://localhost',
    library: new Map(),
  }
  const times: string[] = []
  let weight = 0
  let total: number | undefined
  for (let time = 0; time < 3; time += 1) {
    const began = performance.now()
    const { body, total: all } = answer(request)
    weight = JSON.stringify(body).length
    total = all
    times.push((performance.now() - began).toFixed(1))
  }
  tell(`  ${query}: ${times.join(', ')} ms; ${Math.round(weight / 1024)} KB; ${total} match`)
}

async function rowsOf(atLeast: number): Promise<PackedRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-store-'))
  try {
    tell(`\n${writeBigSpace('content', folder, atLeast)} stories`)
    const seed = await readSeed(folder, 1)
    const rows = toStoryRows(seed?.stories ?? [], new Date())
    memory('as rows')
    const began = performance.now()
    const packed = rows.map(packRow)
    tell(`packed in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    return packed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

for (const size of sizes) {
  const rows = await rowsOf(size)
  memory('packed')
  const languages = [{ code: 'en', name: 'English' }]
  const space: SpaceRow = { id: 1, name: '', domain: '', languages, defaultLanguage: '', cv: 1, revision: 1 }
  const began = performance.now()
  let snapshot = buildSnapshot(space, rows, [], new Map())
  tell(`first snapshot in ${Math.round(performance.now() - began)} ms`)
  memory('with records of both versions')
  const changed = rows.map((row, index) => (index === rows.length - 1 ? { ...row } : row))
  const begun = performance.now()
  snapshot = buildSnapshot({ ...space, revision: 2 }, changed, [], new Map(), snapshot)
  tell(`snapshot after a change in ${Math.round(performance.now() - begun)} ms`)
  for (const list of LISTS) ask(snapshot, list, storiesAnswer)
  ask(snapshot, 'per_page=1000&include_dates=1&page=2', linksAnswer)
  memory('after these lists')
}
