import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { type Program, startProgram } from '#tests/load/program.ts'
import { addDatabase } from '#services/test-support/embedded-database.ts'
import { type SmallDisk, mountSmallDisk } from '#tests/support/small-disk.ts'
import { form } from '#tests/support/sign-up-form.ts'
import { createHotelRequest } from '../hotel/request.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Megabytes: the database, its write-ahead log, and little more. */
const SIZE = 160

const disk: SmallDisk | undefined = mountSmallDisk(SIZE)

let program: Program | undefined

afterAll(async () => {
  await program?.stop()
  disk?.remove()
})

test.skipIf(!disk)(
  'a full disk: writes are refused with 503 and Retry-After, reads go on, and room ends it',
  async () => {
    const { folder, fill, free } = disk as SmallDisk
    await addDatabase(join(folder, '.data'))
    program = await startProgram({ SERVICES: 'hotel,mail' }, folder)
    const request = createHotelRequest(`${program.url}/hotel`, 'local-hotel')
    const { token: member } = (
      await request('login', { input: { email: 'infiniment@example.com', password: 'Infiniment#2026' } })
    ).body
    const signUp = (name: string) => request('signUp', { input: form(`full-${name}@example.com`) })
    expect((await signUp('before')).status).toBe(202)

    fill()
    // Open pages and segments still have room for some writes.
    const refused = await vi.waitFor(
      async () => {
        const answer = await signUp(String(performance.now()))
        expect(answer.status).not.toBe(202)
        return answer
      },
      { timeout: 60_000, interval: 10 },
    )
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    for (let times = 0; times < 20; times += 1) expect((await request('profile', { member })).status).toBe(200)

    free()
    await vi.waitFor(async () => expect((await signUp('after')).status).toBe(202), { timeout: 30_000, interval: 100 })
    expect((await request('profile', { member })).status).toBe(200)
  },
)
