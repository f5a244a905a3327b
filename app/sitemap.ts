import type { MetadataRoute } from 'next'
import { contentGateway } from '#lib/content/gateway.ts'
import { isPage } from '#lib/content/live/directory.ts'
import { LOCALES } from '#lib/domain/locale.ts'
import { env } from '#lib/http/env.ts'
import { languageAlternates } from '#lib/seo/alternates.ts'

export const dynamic = 'force-dynamic'

/** Every page in every language, from the same directory that tells which addresses exist. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const snapshot = await contentGateway().live.ensure()
  if (!snapshot) throw new Error('The sitemap needs the directory of addresses, which the content service has not given yet.')
  const absolute = (path: string) => new URL(path, env.siteOrigin).href
  return [...snapshot.directory.entries.values()].filter((entry) => isPage(entry, env.rootFolder)).flatMap((entry) => {
    const languages = Object.fromEntries(Object.entries(languageAlternates(entry.paths)).map(([code, path]) => [code, absolute(path)]))
    return LOCALES.map((locale) => ({
      url: absolute(entry.paths[locale]),
      ...(entry.publishedAt ? { lastModified: entry.publishedAt } : {}),
      alternates: { languages },
    }))
  })
}
