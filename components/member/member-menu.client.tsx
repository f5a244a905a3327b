'use client'

import dynamic from 'next/dynamic'

export const MemberMenuSession = dynamic(async () => (await import('./member-menu.island.tsx')).MemberMenuIsland)
