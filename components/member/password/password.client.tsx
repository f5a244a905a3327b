'use client'

import dynamic from 'next/dynamic'

export const NewPassword = dynamic(async () => (await import('./password.island.tsx')).NewPasswordIsland)
