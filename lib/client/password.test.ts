import { afterEach, expect, test, vi } from 'vitest'
import { passwordReader } from './password.ts'

afterEach(() => {
  vi.doUnmock('@barriere/shared/domain/people/password-strength.ts')
  vi.resetModules()
})

const owner = () => ({ names: ['Zoé'], email: 'zoe@example.com', city: 'Deauville' })

test.each([
  ['Planches#2026ab', undefined],
  ['Court#2026', 'passwordLength'],
  ['Planches-Zoé-26', 'passwordPersonal'],
  ['Deauville#2026ab', 'passwordPersonal'],
  ['MotDePasse#2026', 'passwordCommon'],
])('%s: %s', async (typed, name) => {
  const read = await passwordReader(owner)(typed, {})
  expect(read.ok ? undefined : read.error.name).toBe(name)
})

test('where the lists cannot be loaded, the other rules hold, and the next try loads them', async () => {
  vi.doMock('@barriere/shared/domain/people/password-strength.ts', () => {
    throw new Error('offline')
  })
  const { passwordReader: offlineReader } = await import('./password.ts')
  const read = offlineReader(owner)
  expect(await read('MotDePasse#2026', {})).toEqual({ ok: true, value: 'MotDePasse#2026' })
  expect(await read('Court#2026', {})).toMatchObject({ ok: false, error: { name: 'passwordLength' } })
  vi.doMock('@barriere/shared/domain/people/password-strength.ts', () => ({ passwordStrength: () => 'fair' }))
  expect(await read('MotDePasse#2026', {})).toMatchObject({ ok: false, error: { name: 'passwordCommon' } })
})
