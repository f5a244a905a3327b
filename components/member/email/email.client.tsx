'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../../ui/hydrated.tsx'

export const EmailLink = dynamic(async () => hydrated((await import('./email.island.tsx')).EmailLinkIsland))
