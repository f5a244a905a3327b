'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const JackpotsPanel = dynamic(async () => hydrated((await import('./jackpots.island.tsx')).JackpotsIsland))
