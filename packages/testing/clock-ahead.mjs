// Fake clock: `Date` is `CLOCK_AHEAD` milliseconds fast. Preloaded into processes (`node --import`) and run in every
// page of a browser (e2e/support/test.ts). Lifetimes end at once, without a test hook in the software.
const ahead = Number(process.env.CLOCK_AHEAD)
const { now } = Date
const FAST = Symbol.for('clock-ahead')

// Idempotent: a page may get this script of its browser and of its test.
if (!(FAST in globalThis)) {
  globalThis[FAST] = true
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now() + ahead] : args, newTarget),
    get: (target, key) => (key === 'now' ? () => now() + ahead : Reflect.get(target, key)),
  })
}
