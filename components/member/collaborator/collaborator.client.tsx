'use client'

import dynamic from 'next/dynamic'

export const CollaboratorPanel = dynamic(async () => (await import('./collaborator.island.tsx')).CollaboratorIsland)
