'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const OffersPanel = dynamic(async () => hydrated((await import('./offers.island.tsx')).OffersIsland))
