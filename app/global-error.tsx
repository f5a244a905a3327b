'use client'

import { ErrorView, failedLang } from '#app/page/error-view.tsx'

/** In the place of the layout, where that or `error.tsx` threw. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  return (
    <html lang={failedLang()}>
      <body>
        <ErrorView error={error} />
      </body>
    </html>
  )
}
