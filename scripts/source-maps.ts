import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { buildId } from '#lib/next/build-files.ts'
import { buildSite } from './run/build.ts'
import { SOURCE_MAPS } from './run/keep-source-maps.ts'
import { type UploadSettings, uploadSourceMaps } from './run/upload-source-maps.ts'

/**
 * Command of a release: builds the site with source maps, and uploads them with the files that they belong to. Needs
 * SENTRY_AUTH_TOKEN, SENTRY_ORG and SENTRY_PROJECT; SENTRY_URL where Sentry is not the public one.
 */
function readSettings(): UploadSettings {
  const { SENTRY_AUTH_TOKEN: token, SENTRY_ORG: org, SENTRY_PROJECT: project, SENTRY_URL, SENTRY_RELEASE } = process.env
  if (!token || !org || !project) throw new Error('Set SENTRY_AUTH_TOKEN, SENTRY_ORG and SENTRY_PROJECT.')
  return { token, org, project, url: SENTRY_URL || 'https://sentry.io', release: SENTRY_RELEASE || buildId() }
}

if (!process.env.SENTRY_AUTH_TOKEN) throw new Error('Set SENTRY_AUTH_TOKEN, SENTRY_ORG and SENTRY_PROJECT.')
await buildSite({ sourceMaps: true })
const files = globSync(`${SOURCE_MAPS}/**/*.map`).flatMap((map) => {
  const name = relative(SOURCE_MAPS, map)
  return [
    { name: `~/_next/static/${name}`, content: readFileSync(map) },
    {
      name: `~/_next/static/${name.slice(0, -'.map'.length)}`,
      content: readFileSync(`.next/static/${name.slice(0, -4)}`),
    },
  ]
})
await uploadSourceMaps(files, readSettings())
console.log(`${files.length} files uploaded for release ${readSettings().release}.`)
