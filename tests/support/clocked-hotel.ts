import { startServices } from '#services/start.ts'

// The hotel programme and its mailbox, with a clock that whoever started this moves by messages; it ends with their
// end.
let ahead = 0

const running = await startServices(
  {
    SERVICES: ['hotel', 'mail'],
    SERVICES_PORT: 0,
    LOG_LEVEL: 'silent',
    DATA_DIR: process.argv[2] ?? '.data',
    NODE_ENV: 'test',
  },
  { clock: { now: () => Date.now() + ahead } },
)

process.on('message', ({ forward }: { forward: number }) => {
  ahead += forward
  process.send?.({ ahead })
})

process.on('disconnect', () => {
  void running.stop().then(() => process.exit(0))
})

process.send?.({ url: running.url })
