'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const SeatList = dynamic(async () => hydrated((await import('./seat-list.island.tsx')).SeatListIsland))
