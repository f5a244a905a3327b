import type { Page } from '@playwright/test'

/** Leaves pictures and films out: they are encoded when they are first asked for, which takes seconds. */
export const withoutPictures = (page: Page): Promise<unknown> =>
  page.route(/\.(avif|webp|png|jpe?g|mp4|webm)\b/, (route) => route.abort())
