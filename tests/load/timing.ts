import { measureTiming } from './timing-attack.ts'

// `node tests/load/timing.ts [hotel|casino] [pglite|postgres] [logins] [resets] [sign-ups] [bursts] [seed]`: timing
// attack on a programme. 0 measures none of a kind.
const [
  programme = 'hotel',
  kind = 'pglite',
  logins = '600',
  resets = '200',
  signUps = '200',
  bursts = '40',
  seed = '1',
] = process.argv.slice(2)

await measureTiming({
  programme: programme === 'casino' ? 'casino' : 'hotel',
  kind: kind === 'postgres' ? 'postgres' : 'pglite',
  logins: Number(logins),
  resets: Number(resets),
  signUps: Number(signUps),
  bursts: Number(bursts),
  seed: Number(seed),
  tell: (text) => void process.stdout.write(`${programme}, ${kind}: ${text}\n`),
})
