'use client'

import dynamic from 'next/dynamic'
import { hydrated } from './hydrated.tsx'

export const GalleryLightbox = dynamic(
  async () => hydrated((await import('./gallery-lightbox.island.tsx')).GalleryLightboxIsland),
  { ssr: false },
)
