'use client'

import dynamic from 'next/dynamic'

export const TableWay = dynamic(async () => (await import('./table-way.island.tsx')).TableWayIsland, { ssr: false })
