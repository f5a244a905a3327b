'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const EventRequest = dynamic(async () => hydrated((await import('./event-form.island.tsx')).EventFormIsland))
