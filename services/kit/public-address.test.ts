import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { isPublicIp, isPublicUrl, publicLookup } from './public-address.ts'

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])('%s is of the internet', (address) => {
  expect(isPublicIp(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicIp(address)).toBe(false)
})

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]:80/',
  'http://[::ffff:169.254.169.254]/',
  'https://localhost/',
  'https://a.localhost/',
  'http://169.254.169.254/latest/meta-data',
])('%s does not lead there', (url) => {
  expect(isPublicUrl(url)).toBe(false)
})

test('a name may, as far as can be told before it is resolved', () => {
  expect(isPublicUrl('https://hooks.example.com/x')).toBe(true)
})

test('a name of this machine is not connected to', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect({ host: 'localhost', port, lookup: publicLookup })
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error.message).toBe('localhost does not lead to the internet alone')
  server.close()
})
