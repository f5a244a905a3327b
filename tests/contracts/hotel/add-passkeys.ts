import { expect } from 'vitest'
import { Authenticator } from '#tests/support/authenticator.ts'
import { PASSWORD } from '#tests/support/sign-up-form.ts'
import type { HotelStack } from './stack.ts'

/** Adds passkeys to the account of a session's token. Returns the authenticators. */
export async function addPasskeys(hotel: HotelStack, member: string, count: number): Promise<Authenticator[]> {
  const added: Authenticator[] = []
  while (added.length < count) {
    const { options } = (await hotel.request('startPasskey', { member, input: { password: PASSWORD } })).body
    const authenticator = new Authenticator('https://site.example')
    const input = { name: 'Téléphone', response: authenticator.create(options) }
    expect((await hotel.request('addPasskey', { member, input })).status).toBe(201)
    added.push(authenticator)
  }
  return added
}
