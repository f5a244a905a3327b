import { describe, expect, test } from 'vitest'
import { keyPair, passCertificate } from '#lib/api/wallet/test-support.ts'
import { parseEnv } from './env.ts'
import { walletNames } from './wallet-settings.ts'

const [own, another] = [keyPair(), keyPair()]
const certificate = passCertificate(own)

const APPLE = {
  APPLE_PASS_CERTIFICATE: certificate,
  APPLE_PASS_KEY: own.privateKey,
  APPLE_PASS_AUTHORITY: passCertificate(another),
}
const GOOGLE = {
  GOOGLE_WALLET_ISSUER: '3388000000022222222',
  GOOGLE_WALLET_ACCOUNT: 'cards@group.example',
  GOOGLE_WALLET_KEY: own.privateKey,
}

describe('wallets', () => {
  test('none by default', () => {
    expect(parseEnv({}).wallets).toEqual({})
    expect(walletNames(parseEnv({}).wallets)).toEqual([])
    expect(walletNames(parseEnv(GOOGLE).wallets)).toEqual(['google'])
  })

  test('pass type and team are the certificate’s', () => {
    expect(parseEnv(APPLE).wallets).toMatchObject({ apple: { passType: 'pass.example.card', team: 'TEAM123456' } })
  })

  test('one wallet needs no other, and a line may hold a key', () => {
    const line = own.privateKey.replaceAll('\n', String.raw`\n`)
    expect(parseEnv({ ...GOOGLE, GOOGLE_WALLET_KEY: line }).wallets).toEqual({
      google: { issuer: '3388000000022222222', account: 'cards@group.example', key: own.privateKey },
    })
  })

  test.each([...Object.keys(APPLE), ...Object.keys(GOOGLE)])('without %s alone the site does not start', (name) => {
    expect(() => parseEnv({ ...APPLE, ...GOOGLE, [name]: '' })).toThrow(/^Bad settings\. A wallet needs all of [^\n]+$/)
  })

  test.each([
    ['APPLE_PASS_KEY', another.privateKey, 'must be the certificate’s'],
    ['APPLE_PASS_KEY', 'x', 'must be PEM text'],
    ['APPLE_PASS_AUTHORITY', 'x', 'must be PEM text'],
    ['APPLE_PASS_CERTIFICATE', 'x', 'must be PEM text'],
    ['APPLE_PASS_CERTIFICATE', passCertificate(own, [{ type: '2.5.4.3', value: 'x' }]), 'must name a pass type'],
    ['GOOGLE_WALLET_KEY', 'x', 'must be PEM text'],
    ['GOOGLE_WALLET_ISSUER', 'x', 'must be the number of an issuer'],
  ])('%s is refused by its name and without its content', (name, value, reason) => {
    expect(() => parseEnv({ ...APPLE, ...GOOGLE, [name]: value })).toThrow(
      new RegExp(`^Bad settings\\. ${name}: ${reason}[^\\n]*$`),
    )
  })
})
