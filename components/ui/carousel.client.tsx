'use client'

import dynamic from 'next/dynamic'
import { hydrated } from './hydrated.tsx'

export const CarouselArrows = dynamic(
  async () => hydrated((await import('./carousel.island.tsx')).CarouselArrowsIsland),
  { ssr: false },
)
