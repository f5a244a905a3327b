import { addedTerminal } from '@barriere/shared/programmes/casino/desk.ts'

/** Pairing code of a terminal that is added at the desk of Deauville; `services`: their origin, with local secrets. */
export async function pairingCode(services: string): Promise<string> {
  const answer = await fetch(`${services}/casino/v1/desk/terminals`, {
    method: 'POST',
    headers: { 'authorization': 'Bearer local-casino-desk', 'content-type': 'application/json' },
    body: JSON.stringify({ casino: 'deauville', name: 'Hall' }),
  })
  return addedTerminal.parse(await answer.json()).code
}
