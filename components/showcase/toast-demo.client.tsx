'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const ToastDemo = dynamic(async () => hydrated((await import('./toast-demo.island.tsx')).ToastDemoIsland))
