'use client'

import dynamic from 'next/dynamic'

export const EditorBridge = dynamic(async () => (await import('./editor-bridge.island.tsx')).EditorBridgeIsland, {
  ssr: false,
})
