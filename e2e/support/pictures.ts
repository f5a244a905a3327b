import type { Page } from '@playwright/test'

/** Blocks pictures and videos: their first rendering takes seconds. */
export const withoutPictures = (page: Page): Promise<unknown> =>
  page.route(/\.(avif|webp|png|jpe?g|mp4|webm)\b/, (route) => route.abort())
