'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const Activation = dynamic(async () => hydrated((await import('./activation.island.tsx')).ActivationIsland))
