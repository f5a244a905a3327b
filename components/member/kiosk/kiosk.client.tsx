'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const Kiosk = dynamic(async () => hydrated((await import('./kiosk.island.tsx')).KioskIsland))
