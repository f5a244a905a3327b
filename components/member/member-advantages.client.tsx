'use client'

import dynamic from 'next/dynamic'

export const MemberAdvantagesPanel = dynamic(
  async () => (await import('./member-advantages.island.tsx')).MemberAdvantagesIsland,
)
