'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const NewsletterSubscription = dynamic(async () =>
  hydrated((await import('./newsletter-subscription.island.tsx')).NewsletterSubscriptionIsland),
)
