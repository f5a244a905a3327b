'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const RewardsPanel = dynamic(async () => hydrated((await import('./rewards.island.tsx')).RewardsIsland))
