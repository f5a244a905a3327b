import { expect, test } from 'vitest'
import { isLocal } from './deployment.ts'

test.each([
  'http://localhost',
  'https://LOCALHOST:3000/a?b',
  'http://site.localhost:3000',
  'http://127.0.0.1:4001/hotel',
  'http://127.8.9.10',
  'http://127.1',
  'http://[::1]:3000',
  'smtp://user:password@127.0.0.1:587',
  'smtp://[::1]',
  'smtps://Localhost',
])('%s leads to this machine alone', (address) => {
  expect(isLocal(address)).toBe(true)
})

test.each([
  'https://www.hotelsbarriere.com',
  'http://localhost.example',
  'http://notlocalhost',
  'http://127.0.0.1.example',
  'http://127.0.0.1@example.com',
  'http://0.0.0.0',
  'http://[::]',
  'http://10.0.0.1',
  'smtp://mail.example:587',
  'localhost',
  'http://a host',
  '',
])('%s does not, or cannot be read', (address) => {
  expect(isLocal(address)).toBe(false)
})
