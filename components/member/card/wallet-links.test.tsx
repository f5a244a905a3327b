// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/translate.ts'
import { WalletLinks } from './wallet-links.tsx'

afterEach(cleanup)

const { wallet } = messagesOf('en').casino

const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('each wallet with keys has its link, in the page’s language', () => {
  const { rerender } = render(<WalletLinks locale="en" wallets={['apple', 'google']} wallet={wallet} />)
  expect(hrefs()).toEqual(['/api/casino/wallet/apple?locale=en', '/api/casino/wallet/google?locale=en'])
  rerender(<WalletLinks locale="en" wallets={['google']} wallet={wallet} />)
  expect(screen.getByRole('link', { name: 'Add to Google Wallet' })).toBeTruthy()
  expect(hrefs()).toHaveLength(1)
})

test('that of a ticket names its registration, and what it is for', () => {
  const registration = { id: '5e8c1f0a-0000-4000-8000-000000000001', title: 'Deauville Deepstack' }
  render(<WalletLinks locale="fr" wallets={['apple']} wallet={messagesOf('fr').casino.wallet} {...{ registration }} />)
  const link = screen.getByRole('link', { name: 'Ajouter à Cartes d’Apple Deauville Deepstack' })
  expect(link.getAttribute('href')).toBe(`/api/casino/wallet/apple?locale=fr&registration=${registration.id}`)
})
