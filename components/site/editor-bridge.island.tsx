'use client'

import { useEffect } from 'react'
import { type EditorSession, connectEditor } from '#lib/client/editor-bridge.ts'

/** Connects the draft with the visual editor after hydration. Renders nothing. */
export function EditorBridgeIsland({ draft, storyId, editorOrigin, resolveRelations }: EditorSession) {
  useEffect(() => {
    void connectEditor({ draft, storyId, editorOrigin, resolveRelations })
  }, [draft, storyId, editorOrigin, resolveRelations])
  return null
}
