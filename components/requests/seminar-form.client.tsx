'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const SeminarRequest = dynamic(async () =>
  hydrated((await import('./seminar-form.island.tsx')).SeminarFormIsland),
)
