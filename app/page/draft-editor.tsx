import type { ReactNode } from 'react'
import { EditorBridge } from '#components/site/editor-bridge.client.tsx'
import { IslandBoundary } from '#components/ui/island-boundary.client.tsx'
import { RELATION_FIELDS } from '#lib/content/queries.ts'
import { env } from '#lib/process/env.ts'

/** Connects a draft with the visual editor that frames it. */
export const DraftEditor = ({ storyId }: { readonly storyId: number }): ReactNode => (
  <IslandBoundary>
    <EditorBridge draft storyId={storyId} editorOrigin={env.content.editorOrigin} resolveRelations={RELATION_FIELDS} />
  </IslandBoundary>
)
