'use client'

import dynamic from 'next/dynamic'

export const Forgotten = dynamic(async () => (await import('./forgotten.island.tsx')).ForgottenIsland)
