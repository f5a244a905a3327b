import type { HTMLAttributes, RefAttributes } from 'react'

/** Types of the enhancers' custom elements (`x.enhance.ts`), for JSX in server components. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-account-badge': HTMLAttributes<HTMLElement>
      'site-alert': HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>
      'site-analytics': HTMLAttributes<HTMLElement>
      'site-carousel': HTMLAttributes<HTMLElement>
      'site-consent': HTMLAttributes<HTMLElement>
      'site-consent-choices': HTMLAttributes<HTMLElement>
      'site-consent-history': HTMLAttributes<HTMLElement>
      'site-external-film': HTMLAttributes<HTMLElement>
      'site-error-reports': HTMLAttributes<HTMLElement>
      'site-casino-advantages': HTMLAttributes<HTMLElement>
      'site-favourite': HTMLAttributes<HTMLElement>
      'site-gambling': HTMLAttributes<HTMLElement>
      'site-film': HTMLAttributes<HTMLElement>
      /** Belongs to no enhancer: the place of an island (`ui/island-boundary.client.tsx`). */
      'island-place': HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>
      'site-list-filters': HTMLAttributes<HTMLElement>
      'site-level-clock': HTMLAttributes<HTMLElement>
      'site-live-places': HTMLAttributes<HTMLElement>
      'site-live-structure': HTMLAttributes<HTMLElement>
      'site-new-build': HTMLAttributes<HTMLElement>
      'site-newsletter': HTMLAttributes<HTMLElement>
      'site-open-now': HTMLAttributes<HTMLElement>
      'site-open-once': HTMLAttributes<HTMLElement>
      'site-routes': HTMLAttributes<HTMLElement>
      'site-offer-stays': HTMLAttributes<HTMLElement>
      'site-own-price': HTMLAttributes<HTMLElement>
      'site-room-comparison': HTMLAttributes<HTMLElement>
      'site-stay-form': HTMLAttributes<HTMLElement>
      'site-stay-link': HTMLAttributes<HTMLElement>
      'site-share': HTMLAttributes<HTMLElement>
      'site-stay-price': HTMLAttributes<HTMLElement>
      'site-seminar-choice': HTMLAttributes<HTMLElement>
      'site-search-field': HTMLAttributes<HTMLElement>
      'site-search-updater': HTMLAttributes<HTMLElement>
      'site-tabs': HTMLAttributes<HTMLElement>
      'site-trip': HTMLAttributes<HTMLElement>
      'site-trip-badge': HTMLAttributes<HTMLElement>
    }
  }
}
