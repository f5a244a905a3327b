'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const EditorBridge = dynamic(
  async () => hydrated((await import('./editor-bridge.island.tsx')).EditorBridgeIsland),
  { ssr: false },
)
