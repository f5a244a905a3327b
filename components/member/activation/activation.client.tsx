'use client'

import dynamic from 'next/dynamic'

export const Activation = dynamic(async () => (await import('./activation.island.tsx')).ActivationIsland)
