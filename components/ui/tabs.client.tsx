'use client'

import dynamic from 'next/dynamic'

export const TabList = dynamic(async () => (await import('./tabs.island.tsx')).TabListIsland)
