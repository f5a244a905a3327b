import { startServices } from '#services/start.ts'

// A programme, named by the second argument, and its mailbox, with a clock that stands still until the parent process
// moves it by messages; it ends when their channel closes.
let now = Date.now()
const [, , dataDir = '.data', programme] = process.argv

const running = await startServices(
  {
    SERVICES: [programme === 'casino' ? 'casino' : 'hotel', 'mail'],
    SERVICES_PORT: 0,
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
  },
  { clock: { now: () => now } },
)

process.on('message', ({ forward }: { forward: number }) => {
  now += forward
  process.send?.({ now })
})

process.on('disconnect', () => {
  void running.stop().then(() => process.exit(0))
})

process.send?.({ url: running.url })
