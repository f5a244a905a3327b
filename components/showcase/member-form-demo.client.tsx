'use client'

import dynamic from 'next/dynamic'

export const MemberFormDemo = dynamic(async () => (await import('./member-form-demo.island.tsx')).MemberFormDemoIsland)
