'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const Forgotten = dynamic(async () => hydrated((await import('./forgotten.island.tsx')).ForgottenIsland))
