import { preview } from '#tests/support/preview.ts'

export interface Editing {
  /** Milliseconds of each draft, from the request to its last byte. */
  readonly times: readonly number[]
  /** Answers other than a draft. */
  readonly errors: readonly string[]
}

interface Editors {
  readonly origin: string
  /** Full slugs of the pages that they have open, one each, in rotation. */
  readonly slugs: readonly string[]
  readonly count: number
  /** Milliseconds between an answer and the next reload. */
  readonly pause: number
}

/** Editors who reload their drafts until stopped. */
export async function startEditing({ origin, slugs, count, pause }: Editors): Promise<{ stop(): Promise<Editing> }> {
  const times: number[] = []
  const errors: string[] = []
  let running = true
  const open = async (slug: string) => {
    const answer = await fetch(origin + preview(slug), { redirect: 'manual' })
    const [cookie = ''] = answer.headers.getSetCookie()[0]?.split(';') ?? []
    return { address: new URL(answer.headers.get('location') ?? '', origin), cookie }
  }
  const reload = async ({ address, cookie }: Awaited<ReturnType<typeof open>>) => {
    const began = performance.now()
    const answer = await fetch(address, { headers: { cookie } })
    const html = await answer.text()
    times.push(performance.now() - began)
    if (answer.status !== 200 || !html.includes('/api/preview/exit'))
      errors.push(`${address.pathname} answered ${answer.status}`)
  }
  const drafts = await Promise.all(
    Array.from({ length: count }, (_, editor) => open(slugs[editor % slugs.length] as string)),
  )
  const done = Promise.all(
    drafts.map(async (draft) => {
      while (running) {
        await reload(draft).catch((error: Error) => {
          errors.push(error.message)
        })
        await new Promise((resolve) => {
          setTimeout(resolve, pause)
        })
      }
    }),
  )
  return {
    async stop() {
      running = false
      await done
      return { times, errors }
    },
  }
}
