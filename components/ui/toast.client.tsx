'use client'

import dynamic from 'next/dynamic'
import { hydrated } from './hydrated.tsx'

export const Toasts = dynamic(async () => hydrated((await import('./toast.island.tsx')).ToastsIsland), { ssr: false })
