// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { useMailedToken } from './mailed-token.ts'

const Token = () => <p>{JSON.stringify(useMailedToken() ?? null)}</p>

const at = (address: string) => window.history.replaceState(null, '', address)

const here = () => location.pathname + location.search + location.hash

afterEach(cleanup)

describe('the token of a mail', () => {
  test('is read once, and leaves the address and nothing else of it', async () => {
    at('/infiniment-barriere/activation?source=mail&token=s3cret-1#form')
    await act(async () => {
      render(
        <StrictMode>
          <Token />
        </StrictMode>,
      )
    })
    expect([screen.getByText('"s3cret-1"'), here()]).toEqual([
      expect.anything(),
      '/infiniment-barriere/activation?source=mail#form',
    ])
  })

  test('takes no step in the history', async () => {
    at('/infiniment-barriere/activation?token=s3cret-1')
    const { length } = history
    await act(async () => {
      render(<Token />)
    })
    expect([history.length, here()]).toEqual([length, '/infiniment-barriere/activation'])
  })

  test.each(['/x', '/x?token='])('is empty at %s', async (address) => {
    at(address)
    await act(async () => {
      render(<Token />)
    })
    expect(screen.getByText('""')).toBeDefined()
  })

  test('is not in the server’s HTML, which is the same with and without', async () => {
    at('/x?token=s3cret-1')
    const html = renderToString(<Token />)
    expect(html).toBe('<p>null</p>')
    const place = document.createElement('div')
    place.innerHTML = html
    const faults: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(place, <Token />, { onRecoverableError: (error) => faults.push(error) }),
    )
    expect([place.textContent, faults]).toEqual(['"s3cret-1"', []])
    await act(async () => root.unmount())
  })
})
