import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storyTag } from '#lib/content/tags.ts'
import { buildIfStale } from '#scripts/run/build.ts'
import { freePort } from '@barriere/shared/process/ports.ts'
import { stop, untilAnswering } from '#scripts/run/processes.ts'
import { startSite } from '#scripts/run/stack.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { RedisServer } from '#tests/pages/redis-server.ts'
import { pagesOnDisk } from '#tests/support/stored-pages.ts'
import { measureEditors, measureHeader } from './beside-editors.ts'
import { type PublishedPage, openPage } from './publisher.ts'
import { type Reading, startReading } from './readers.ts'
import { seeded } from './seeded.ts'
import { type SiteLog, followLog } from './site-log.ts'

// `node tests/load/publishing.ts [publishes] [publishes with two sites] [seed]`: staleness of pages while editors
// publish, with one site and with two of which only one receives webhooks; 0 skips either. First drafts and publishes
// beside editors, and a header's publish. Run by `npm run bench -- publishing`.
const [alone = '200', together = '60', seed = '1'] = process.argv.slice(2)
const tell = (text: string): void => void process.stdout.write(`${text}\n`)
const random = seeded(Number(seed))

/**
 * Connections that read, milliseconds between publishes, and milliseconds that reading goes on after the last one. A
 * publish costs the site some eight requests, of which it may make five a second (specification §9): editors who
 * publish faster than that wait for their turn.
 */
const CONNECTIONS = 16
const PAUSE = { least: 1_500, most: 2_500 }
const AFTERWARDS = 3_000

/** Milliseconds for which Redis is away. */
const AWAY = 3_000

/** Promised maximum staleness in milliseconds. */
const PROMISED = 2_000

const PUBLISHED: Readonly<Record<string, string>> = {
  '/restaurants/la-criee': 'website-hotels/restaurants/la-criee',
  '/mentions-legales': 'website-hotels/mentions-legales',
  '/casinos/deauville': 'website-hotels/casinos/deauville',
  '/hotels/les-colombages': 'website-hotels/hotels/les-colombages/',
  '/journal/la-sole-de-midi': 'website-hotels/journal/la-sole-de-midi',
}

const OTHERS = [
  '/',
  '/en',
  '/contact',
  '/accessibilite',
  '/hotels/villa-estelle',
  '/en/privacy',
  '/spectacles/nuit-du-jazz',
  '/confidentialite',
  '/journal/le-vent-du-touquet',
  '/offres',
]

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const openAll = (servicesOrigin: string): Promise<PublishedPage[]> =>
  Promise.all(Object.entries(PUBLISHED).map(([path, slug]) => openPage(servicesOrigin, path, slug)))

/** Publishes the pages in rotation; numbers continue after `before`. */
async function publishAll(pages: readonly PublishedPage[], count: number, before = 0): Promise<void> {
  for (let number = before + 1; number <= before + count; number += 1) {
    await pages[number % pages.length]?.publish(number)
    await wait(PAUSE.least + random() * (PAUSE.most - PAUSE.least))
  }
  await wait(AFTERWARDS)
}

/** Warm-up, twice: the first visits render the pages, the next ones trigger their recompression. */
async function visitAll(origins: readonly string[]): Promise<void> {
  for (const origin of [...origins, ...origins]) {
    for (const path of [...Object.keys(PUBLISHED), ...OTHERS]) await (await fetch(origin + path)).arrayBuffer()
  }
}

function printReading(what: string, { answers, unchanged, errors, behind }: Reading): void {
  tell(`${what}: ${answers} answers (${unchanged} of them 304), ${errors.length} errors`)
  for (const error of new Set(errors)) tell(`  ${error}`)
  for (const [site, ages] of behind.entries()) {
    const sorted = [...ages.values()].sort((left, right) => left - right).map(Math.round)
    tell(
      `  site ${site + 1}: the last answer without a publish began ${
        sorted[sorted.length >> 1]
      } ms after it (median), ${sorted[Math.floor(sorted.length * 0.95)]} ms (95 of 100), ${sorted.at(
        -1,
      )} ms (longest); ${sorted.filter((age) => age > PROMISED).length} of ${sorted.length} later than ${PROMISED} ms`,
    )
  }
}

/** Renderings of cached pages that do not depend on the published stories: should be none. */
function unrelated(log: SiteLog, from: number, dataDir: string, pages: readonly PublishedPage[]): string[] {
  const tags = new Set(pages.map(({ uuid }) => storyTag(uuid)))
  const related = new Set(
    [...pagesOnDisk(dataDir).values()].filter((page) => page.tags.some((tag) => tags.has(tag))).map(({ key }) => key),
  )
  return log.rendered.slice(from).filter((key) => !related.has(key))
}

async function oneSite(): Promise<void> {
  const stack = await startTemporaryStack({ LOG_LEVEL: 'info' }, 'pipe')
  stack.services.stdout?.resume()
  const log = followLog(stack.site)
  try {
    const published = await openAll(stack.servicesOrigin)
    await visitAll([stack.origin])
    const from = log.rendered.length
    const reading = startReading({ origins: [stack.origin], published, others: OTHERS, connections: CONNECTIONS })
    await publishAll(published, Number(alone))
    printReading(`${alone} publishes, one site`, await reading.stop())
    const needless = unrelated(log, from, stack.dataDir, published)
    tell(
      `  ${
        log.rendered.length - from
      } renderings, ${needless.length} of them of pages that show nothing of what was published ${[
        ...new Set(needless),
      ].join(' ')}`,
    )
  } finally {
    await stack.stop()
  }
}

async function twoSites(redis: RedisServer): Promise<void> {
  const env = { LOG_LEVEL: 'info', REDIS_URL: redis.url }
  const stack = await startTemporaryStack(env, 'pipe')
  stack.services.stdout?.resume()
  const dataDir = mkdtempSync(join(tmpdir(), 'site-second-'))
  const port = await freePort()
  // Webhooks are configured for the first site only.
  const second = startSite({
    port,
    servicesPort: Number(new URL(stack.servicesOrigin).port),
    dataDir,
    env: { ...env, HOST: 'localhost', WARM_UP: 'known' },
    stdio: 'pipe',
  })
  const logs = [followLog(stack.site), followLog(second)]
  const origins = [stack.origin, `http://localhost:${port}`]
  try {
    await untilAnswering(second, `${origins[1]}/api/health`)
    const published = await openAll(stack.servicesOrigin)
    await visitAll(origins)
    const mix = { origins, published, others: OTHERS, connections: CONNECTIONS }
    const reading = startReading(mix)
    await publishAll(published, Number(together))
    printReading(`${together} publishes, two sites, one of them told`, await reading.stop())

    const meanwhile = startReading(mix)
    for (let times = 1; times <= 2; times += 1) {
      await redis.stop()
      await wait(AWAY)
      await redis.start()
      while (logs.some((log) => log.count('redis.back') < times)) await wait(50)
    }
    // Both instances receive invalidations again.
    await publishAll(published, published.length, Number(together))
    printReading('Redis stopped and started twice, then a publish of each page', await meanwhile.stop())
  } finally {
    await Promise.all([stop(second), stack.stop()])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function editorsAndHeader(): Promise<void> {
  const stack = await startTemporaryStack({ WARM_UP: 'all' })
  try {
    tell('editors after a start, while all pages are warmed:')
    await measureEditors(stack, tell)
    await measureHeader(stack, tell)
    tell('editors when all pages are warm:')
    await measureEditors(stack, tell)
  } finally {
    await stack.stop()
  }
}

await buildIfStale()
await editorsAndHeader()
if (Number(alone) > 0) await oneSite()
if (Number(together) > 0) {
  const redis = await RedisServer.begin()
  try {
    await twoSites(redis)
  } finally {
    await redis.stop()
  }
}
