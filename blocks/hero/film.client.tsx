'use client'

import dynamic from 'next/dynamic'

export const Film = dynamic(async () => (await import('./film.island.tsx')).FilmIsland, { ssr: false })
