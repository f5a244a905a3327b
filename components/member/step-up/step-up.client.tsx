'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const StepUp = dynamic(async () => hydrated((await import('./step-up.island.tsx')).StepUpIsland))
