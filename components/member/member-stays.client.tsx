'use client'

import dynamic from 'next/dynamic'

export const MemberStaysPanel = dynamic(async () => (await import('./member-stays.island.tsx')).MemberStaysIsland)
