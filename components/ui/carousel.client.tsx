'use client'

import dynamic from 'next/dynamic'

export const CarouselArrows = dynamic(async () => (await import('./carousel.island.tsx')).CarouselArrowsIsland, {
  ssr: false,
})
