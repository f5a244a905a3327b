import { memo } from 'react'
import dynamic from 'next/dist/api/app-dynamic'

/**
 * Takes the place of `next/dynamic`, as the build of an app directory does: an island is a lazy component, which a
 * rendering waits for. Client reference: without the build nothing marks `'use client'`, and `resolveTree` would call a
 * plain function; a memo is none.
 */
const clientDynamic = ((...given: Parameters<typeof dynamic>) => memo(dynamic(...given))) as unknown as typeof dynamic

export default clientDynamic
