'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const CasinoLogin = dynamic(async () => hydrated((await import('./casino-login.island.tsx')).CasinoLoginIsland))
