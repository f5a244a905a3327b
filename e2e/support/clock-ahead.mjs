// Fake clock: preloaded into the services of a test (`node --import`), whose time is then `CLOCK_AHEAD` milliseconds
// fast. What is over by time is over at once, and the software needs no door for it.
const ahead = Number(process.env.CLOCK_AHEAD)
const { now } = Date

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now() + ahead] : args, newTarget),
  get: (target, key) => (key === 'now' ? () => now() + ahead : Reflect.get(target, key)),
})
