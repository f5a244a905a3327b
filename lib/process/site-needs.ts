/** The site's secrets, and the addresses for which a stand-in is used by default. */
export const SITE_NEEDS = {
  secrets: [
    'STORYBLOK_PUBLIC_TOKEN',
    'STORYBLOK_PREVIEW_TOKEN',
    'STORYBLOK_WEBHOOK_SECRET',
    'SITE_API_TOKEN',
    'HOTEL_API_TOKEN',
    'CASINO_API_TOKEN',
    'INSTAGRAM_TOKEN',
  ],
  addresses: [
    'INSTAGRAM_API_URL',
    'BOOKING_ENGINE_URL',
    'THEFORK_URL',
    'ZENCHEF_URL',
    'SEVENROOMS_URL',
    'PAYMENT_FORM_URL',
  ],
} as const
