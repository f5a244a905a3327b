'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const NewsletterForm = dynamic(async () =>
  hydrated((await import('./newsletter-form.island.tsx')).NewsletterFormIsland),
)
