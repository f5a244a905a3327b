// Fault injection: preloaded into the processes of a test (`node --import`), so that the software needs no test hook.
// Code of the site or of the services that handles one of its words throws. The errors' messages hold what a visitor
// might have typed.
const words = process.argv[1]?.endsWith('services/main.ts')
  ? ['sabotage-service']
  : ['sabotage-component', 'sabotage-route', '/hotels?sabotage-middleware']
const WORDS = new Map(
  words.map((word) => [word, `Cannot use ${word} of Canary Messagename (canary.message@example.com, +33612345678)`]),
)

/** @param {unknown} value */
function check(value) {
  const message = typeof value === 'string' ? WORDS.get(value) : undefined
  if (message === undefined) return
  const error = new Error(message)
  // Error reporting itself must not throw.
  if (!error.stack?.includes('/packages/shared/reports/')) throw error
}

for (const name of ['replace', 'split', 'trim', 'normalize', 'startsWith', 'toLowerCase']) {
  const original = Reflect.get(String.prototype, name)
  Reflect.set(String.prototype, name, function (/** @type {unknown[]} */ ...args) {
    check(`${this}`)
    return Reflect.apply(original, this, args)
  })
}

const { test } = RegExp.prototype
RegExp.prototype.test = function (text) {
  check(text)
  return Reflect.apply(test, this, [text])
}

globalThis.URL = class extends URL {
  /** @param {string | URL} url @param {string | URL | undefined} base */
  constructor(url, base) {
    check(url)
    super(url, base)
  }
}
