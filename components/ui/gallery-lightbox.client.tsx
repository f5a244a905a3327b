'use client'

import dynamic from 'next/dynamic'

export const GalleryLightbox = dynamic(
  async () => (await import('./gallery-lightbox.island.tsx')).GalleryLightboxIsland,
  { ssr: false },
)
