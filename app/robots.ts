import type { MetadataRoute } from 'next'
import { BOOKING_PATH } from '#lib/booking/booking-path.ts'
import { LOCALES, localizedPath } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'

/** Rendered per request, because the site's address is a setting of the running process. */
export const dynamic = 'force-dynamic'

/**
 * Paths that search engines need not request. Calendar files and menus are documents, so they are allowed. A page that
 * is only hidden, such as a search, must not be listed: a search engine must read the page to find that it is hidden.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/calendar/', '/api/menus/'],
      disallow: [
        '/api/',
        ...LOCALES.flatMap((locale) => [
          localizedPath(BOOKING_PATH, locale),
          `${localizedPath(env.rootFolder, locale)}/`,
        ]),
      ],
    },
    sitemap: `${env.siteOrigin}/sitemap.xml`,
  }
}
