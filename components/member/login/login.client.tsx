'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const Login = dynamic(async () => hydrated((await import('./login.island.tsx')).LoginIsland))
