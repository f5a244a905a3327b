'use client'

import dynamic from 'next/dynamic'
import { hydrated } from './hydrated.tsx'

export const TabList = dynamic(async () => hydrated((await import('./tabs.island.tsx')).TabListIsland))
