import type { HTMLAttributes } from 'react'

/** Custom elements of the enhancers (`x.enhance.ts`), as server components write them. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-account-badge': HTMLAttributes<HTMLElement>
      'site-carousel': HTMLAttributes<HTMLElement>
      'site-film': HTMLAttributes<HTMLElement>
      'site-open-once': HTMLAttributes<HTMLElement>
      'site-stay-price': HTMLAttributes<HTMLElement>
      'site-search-field': HTMLAttributes<HTMLElement>
      'site-search-updater': HTMLAttributes<HTMLElement>
      'site-tabs': HTMLAttributes<HTMLElement>
    }
  }
}
