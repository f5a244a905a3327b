import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd, toJsonLd } from './json-ld.tsx'

const hostile = {
  '@context': 'https://schema.org',
  '@type': 'Casino',
  'name': '</script><img src=x onerror=alert(1)>&\u2028\u2029',
} as const

test('nothing in the data can leave the script element', () => {
  expect(toJsonLd(hostile)).not.toMatch(/[<>&\u2028\u2029]/)
  expect(renderToStaticMarkup(<JsonLd data={hostile} />)).toMatch(
    /^<script type="application\/ld\+json">[^<]*<\/script>$/,
  )
})

test('the data reads back as it was', () => {
  expect(JSON.parse(toJsonLd(hostile))).toEqual(hostile)
})
