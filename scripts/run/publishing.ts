import { editStory } from './edited-story.ts'

/** Number of publishes measured. */
const ROUNDS = 7

/** Time-out in milliseconds after which a publish counts as lost. */
const LOST = 30_000

/** Prints the latency of an editor's publish: from its request to the first response that shows it. */
export async function measurePublishing(origin: string, servicesOrigin: string): Promise<void> {
  const story = await editStory(servicesOrigin, 'website-hotels/restaurants/la-criee')
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const title = `La Criée, ${round}`
    const body = story.content.body.map((block) => (block.component === 'hero' ? { ...block, title } : block))
    const started = performance.now()
    await story.publish(body)
    while (!(await (await fetch(`${origin}/restaurants/la-criee`)).text()).includes(title)) {
      if (performance.now() - started > LOST) throw new Error(`A publish was not on the page after ${LOST} ms.`)
      await new Promise((resolve) => {
        setTimeout(resolve, 10)
      })
    }
    times.push(performance.now() - started)
  }
  const sorted = times.sort((a, b) => a - b).map((time) => Math.round(time))
  console.log(
    `Publish → on the page: ${sorted[0]} – ${sorted.at(-1)} ms, median ${
      sorted[Math.floor(ROUNDS / 2)]
    } ms, ${ROUNDS} rounds`,
  )
}
