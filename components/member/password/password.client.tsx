'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const NewPassword = dynamic(async () => hydrated((await import('./password.island.tsx')).NewPasswordIsland))
