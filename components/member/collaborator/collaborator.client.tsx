'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const CollaboratorPanel = dynamic(async () =>
  hydrated((await import('./collaborator.island.tsx')).CollaboratorIsland),
)
