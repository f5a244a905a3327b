'use client'

import dynamic from 'next/dynamic'

export const MemberGreeting = dynamic(async () => (await import('./member-greeting.island.tsx')).MemberGreetingIsland)
