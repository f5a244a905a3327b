import type { MetadataRoute } from 'next'
import { env } from '#lib/http/env.ts'

/** Read when asked, since the address of the site is a setting of the running process. */
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/synxis-redirect', `/${env.rootFolder}/`] },
    sitemap: `${env.siteOrigin}/sitemap.xml`,
  }
}
