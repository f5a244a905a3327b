'use client'

import dynamic from 'next/dynamic'

export const Login = dynamic(async () => (await import('./login.island.tsx')).LoginIsland)
