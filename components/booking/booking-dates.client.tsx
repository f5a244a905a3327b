'use client'

import dynamic from 'next/dynamic'
import { hydrated } from '../ui/hydrated.tsx'

export const BookingDates = dynamic(
  async () => hydrated((await import('./booking-dates.island.tsx')).BookingDatesIsland),
  { ssr: false },
)
