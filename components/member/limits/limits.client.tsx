'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const LimitsPanel = dynamic(async () => hydrated((await import('./limits.island.tsx')).LimitsIsland))
