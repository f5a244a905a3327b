'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const RequestStatus = dynamic(async () => hydrated((await import('./status-form.island.tsx')).StatusFormIsland))
