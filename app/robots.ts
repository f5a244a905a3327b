import type { MetadataRoute } from 'next'
import { BOOKING_PATH } from '#lib/booking/booking-path.ts'
import { LOCALES, localizedPath } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'

/** Read when asked, since the address of the site is a setting of the running process. */
export const dynamic = 'force-dynamic'

/**
 * What no search engine needs to ask for; calendar files and menus are documents, which it may read. A page that is
 * only hidden from them, such as a search, must not stand here: they read that it is hidden on the page itself.
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
