import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildId } from '#lib/next/build-files.ts'
import { env } from '#lib/process/env.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { PageStore } from './page-store.ts'
import { ReadCounts } from './read-counts.ts'
import { redisPages } from './redis-pages.ts'
import type { SharedPages } from './shared-pages.ts'

/** Cache version: pages link files of their build, and contain addresses that depend on settings. */
function storeVersion(): string {
  const { localeStrategy, siteOrigin, rootFolder, content, booking, mapStyleUrl } = env
  const { endpoint, region, spaceId, assetOrigin, previewTokens } = content
  const space = [endpoint, region, spaceId, assetOrigin, previewTokens[0]]
  const settings = JSON.stringify([localeStrategy, siteOrigin, rootFolder, space, booking, mapStyleUrl])
  return `${buildId()}-${createHash('sha256').update(settings).digest('hex').slice(0, 12)}`
}

/** The process's page store. Folders of earlier builds are deleted: their pages name files that are gone. */
export const pageStore = (): PageStore =>
  processSingleton('page-store', () => {
    const root = join(env.dataDir, 'pages')
    const version = storeVersion()
    mkdirSync(root, { recursive: true })
    for (const entry of readdirSync(root, { withFileTypes: true }))
      if (entry.isDirectory() && entry.name !== version)
        rmSync(join(root, entry.name), { recursive: true, force: true })
    return new PageStore(join(root, version), env.pages, new ReadCounts(join(root, 'reads.json')), sharedPages())
  })

/** The store shared with other instances; undefined without Redis. */
export const sharedPages = (): SharedPages | undefined =>
  processSingleton('shared-pages', () => (env.redisUrl ? redisPages(env.redisUrl, storeVersion()) : undefined))
