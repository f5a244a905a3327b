'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const PointsPanel = dynamic(async () => hydrated((await import('./points.island.tsx')).PointsIsland))
