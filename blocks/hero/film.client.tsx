'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '#components/ui/hydrated.tsx'

export const Film = dynamic(async () => hydrated((await import('./film.island.tsx')).FilmIsland), { ssr: false })
