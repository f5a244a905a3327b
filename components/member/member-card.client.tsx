'use client'

import dynamic from 'next/dynamic'

export const MemberCardPanel = dynamic(async () => (await import('./member-card.island.tsx')).MemberCardIsland)
