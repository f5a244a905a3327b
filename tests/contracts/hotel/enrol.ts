import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { PASSWORD } from '#tests/support/sign-up-form.ts'
import { type HotelStack, newEmail } from './stack.ts'

/** The code that an authenticator app shows at a moment. */
export const codeOf = (key: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })

/** Makes the account of a session a collaborator's. */
export async function makeCollaborator(hotel: HotelStack, member: string): Promise<void> {
  const staff = newEmail('staff', 'barriere.example')
  await hotel.request('collaboratorInit', { member, input: { email: staff } })
  const input = { token: await hotel.tokenIn(staff), password: PASSWORD }
  expect((await hotel.request('collaboratorComplete', { member, input })).status).toBe(200)
}

/** Turns the second step on for a member, who becomes a collaborator. Returns the key and the recovery codes. */
export async function enrol(hotel: HotelStack, member: string): Promise<{ key: string; recovery: string[] }> {
  await makeCollaborator(hotel, member)
  const { key } = (await hotel.request('startSecondStep', { member, input: { password: PASSWORD } })).body
  const confirmed = await hotel.request('confirmSecondStep', { member, input: { code: codeOf(key, hotel.now) } })
  expect(confirmed.status).toBe(201)
  return { key, recovery: confirmed.body.recoveryCodes }
}
