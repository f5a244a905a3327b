'use client'

import dynamic from 'next/dynamic'

export const BookingDates = dynamic(async () => (await import('./booking-dates.island.tsx')).BookingDatesIsland, {
  ssr: false,
})
