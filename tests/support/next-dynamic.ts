import { memo } from 'react'
import dynamic from 'next/dist/api/app-dynamic'

/**
 * Replaces `next/dynamic`, as the build of an app directory does: an island is a lazy component, which a rendering
 * waits for. Client reference: without the build no module is marked `'use client'`, and `resolveTree` would call a
 * plain function, but not a memo.
 */
const clientDynamic = ((...given: Parameters<typeof dynamic>) => memo(dynamic(...given))) as unknown as typeof dynamic

export default clientDynamic
