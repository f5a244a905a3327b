'use client'

import dynamic from 'next/dynamic'

export const OpenOnce = dynamic(async () => (await import('./open-once.island.tsx')).OpenOnceIsland, { ssr: false })
