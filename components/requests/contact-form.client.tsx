'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const ContactRequest = dynamic(async () =>
  hydrated((await import('./contact-form.island.tsx')).ContactFormIsland),
)
