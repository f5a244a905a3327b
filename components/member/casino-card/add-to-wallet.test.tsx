// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messagesOf } from '#lib/i18n/translate.ts'
import { AddToWallet } from './add-to-wallet.tsx'

test('each wallet with keys has its link, in the page’s language', () => {
  const { wallet } = messagesOf('en').casino
  const { rerender } = render(<AddToWallet locale="en" wallets={['apple', 'google']} wallet={wallet} />)
  const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs()).toEqual(['/api/casino/wallet/apple?locale=en', '/api/casino/wallet/google?locale=en'])
  rerender(<AddToWallet locale="en" wallets={['google']} wallet={wallet} />)
  expect(screen.getByRole('link', { name: 'Add to Google Wallet' })).toBeTruthy()
  expect(hrefs()).toHaveLength(1)
})
