'use client'

import dynamic from 'next/dynamic'

export const EmailLink = dynamic(async () => (await import('./email.island.tsx')).EmailLinkIsland)
