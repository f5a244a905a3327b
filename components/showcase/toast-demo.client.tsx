'use client'

import dynamic from 'next/dynamic'

export const ToastDemo = dynamic(async () => (await import('./toast-demo.island.tsx')).ToastDemoIsland)
