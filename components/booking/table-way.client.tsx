'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const TableWay = dynamic(async () => hydrated((await import('./table-way.island.tsx')).TableWayIsland), {
  ssr: false,
})
