'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const PaymentResult = dynamic(async () =>
  hydrated((await import('./payment-result.island.tsx')).PaymentResultIsland),
)
