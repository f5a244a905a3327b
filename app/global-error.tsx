'use client'

import { ErrorView, failedLang } from '#app/page/error-view.tsx'

/** Replaces the layout if the layout or `error.tsx` throws. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  return (
    <html lang={failedLang()}>
      <body>
        <ErrorView error={error} />
      </body>
    </html>
  )
}
