'use client'

import dynamic from 'next/dynamic'

export const Toasts = dynamic(async () => (await import('./toast.island.tsx')).ToastsIsland, { ssr: false })
