'use client'

import dynamic from 'next/dynamic'

export const ProfilePanel = dynamic(async () => (await import('./profile.island.tsx')).ProfileIsland)
