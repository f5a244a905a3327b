'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const SessionsPanel = dynamic(async () => hydrated((await import('./sessions.island.tsx')).SessionsIsland))
