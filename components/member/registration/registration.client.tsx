'use client'

import dynamic from 'next/dynamic'

export const Registration = dynamic(async () => (await import('./registration.island.tsx')).RegistrationIsland)
