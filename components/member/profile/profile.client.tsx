'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const ProfilePanel = dynamic(async () => hydrated((await import('./profile.island.tsx')).ProfileIsland))
