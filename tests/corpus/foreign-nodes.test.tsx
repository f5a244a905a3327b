// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe } from 'vitest'
import { Price } from '#components/ui/price.tsx'
import { acceptForeignNodes } from '#lib/client/foreign-nodes.ts'
import { type Report, checkReports } from './report.ts'

afterEach(cleanup)

/** The browser's translation: an element replaces each text. */
async function translate(root: Element): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    ;(font.firstChild as Element).textContent = text.data
    text.replaceWith(font)
  }
  // Lets observers run.
  await act(async () => {})
}

/** React's output before and after, with a translation between; the page that results. */
const CHANGES: readonly Report<readonly [before: ReactNode, after: ReactNode], string>[] = [
  {
    source: 'https://github.com/deep-learning-indaba/Baobab/issues/1092',
    says: 'an element that comes before a translated text',
    input: [<p key="p">{false}Bonjour</p>, <p key="p">{<b>Anne</b>}Bonjour</p>],
    expected: 'AnneBonjour',
  },
  {
    source: 'https://github.com/lingui/js-lingui/issues/1079',
    says: 'a text in the place of a translated element',
    input: [
      <p key="p">
        <span>Un instant</span>
      </p>,
      <p key="p">285 €</p>,
    ],
    expected: '285 €',
  },
  {
    source: 'https://github.com/comet-ml/opik/pull/7562',
    says: 'the words of a button that change as it is pressed',
    input: [
      <button key="b">
        <i />
        Envoyer
      </button>,
      <button key="b">
        <b />
        Envoi…
      </button>,
    ],
    expected: 'Envoi…',
  },
  {
    source: 'https://github.com/webrenew/unicon/pull/200',
    says: 'a text and its neighbour that go together',
    input: [
      <p key="p">
        Copié<i>!</i> pour vous
      </p>,
      <p key="p" />,
    ],
    expected: '',
  },
]

/** A price of the server, and the same as a browser with another ICU writes it; the faults of hydration. */
const PRICES: readonly Report<readonly [server: string, browser: string], readonly string[]>[] = [
  {
    source: 'https://github.com/dnbexperience/eufemia/pull/8906',
    says: 'another space between thousands',
    input: ['12\u202f000\u00a0€', '12\u00a0000\u00a0€'],
    expected: [],
  },
]

describe('translated pages', () => {
  checkReports(CHANGES, async ([before, after]) => {
    acceptForeignNodes()
    const { container, rerender } = render(before)
    await translate(container)
    rerender(after)
    await act(async () => {})
    return container.textContent
  })
})

describe('prices of another ICU', () => {
  checkReports(PRICES, async ([server, browser]) => {
    const faults: string[] = []
    document.body.innerHTML = `<div>${renderToString(<Price value={server} />)}</div>`
    const root = document.body.firstElementChild as Element
    await act(async () =>
      hydrateRoot(root, <Price value={browser} />, { onRecoverableError: (error) => faults.push(String(error)) }),
    )
    return faults
  })
})
