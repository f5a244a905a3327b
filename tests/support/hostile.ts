import fc from 'fast-check'
import { expect } from 'vitest'
import { FUZZ_RUNS } from '@barriere/testing/test-size.ts'

/** Inputs for each operation; `FUZZ_SEED` gives others. */
export const FUZZ = { numRuns: FUZZ_RUNS, seed: Number(process.env.FUZZ_SEED ?? 20_261_102) } as const

/**
 * Requests that are under way at a time: many, since calls that hide whether an account exists answer slowly; no more,
 * since one process is site, services and sender, and a call has two seconds.
 */
const AT_ONCE = 20

const WORDS = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a\ud800b',
  '\u202e',
  '\uFEFF',
  '\r\nX: y',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  "' or 1=1 --",
  '$1',
  '%',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '2024-02-30',
  '1990-05-04T00:00:00Z',
  '+33612345678',
  '+999999999999999',
  'ﷺ'.repeat(300),
  'x'.repeat(5_000),
  'x'.repeat(70_000),
  'a@b',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  `${'a'.repeat(300)}@example.com`,
  'é@exämple.com',
  'a@example.com\nb@example.com',
  'İ@example.com',
  'ß@example.com',
  'ﬀ@example.com',
  '0'.repeat(43),
  '٣',
] as const

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...WORDS),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, true, 0, -0, 1e308, 2 ** 53, 0.1, [], {}, [[]], [null], deep(19), deep(25)),
  fc.integer(),
  fc.array(fc.constantFrom<unknown>(...WORDS), { maxLength: 30 }),
)

const change = fc.record({
  where: fc.nat(),
  what: value,
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'inside'),
  name: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'isEmployee', 'ibLevel', 'id'), fc.string()),
})

type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

/** Members of an object and of those in it. */
function places(given: unknown): { holder: Record<string, unknown>; name: string }[] {
  if (typeof given !== 'object' || given === null) return []
  const holder = given as Record<string, unknown>
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...places(holder[name])])
}

function applied(given: unknown, { where, what: shared, how, name }: Change): unknown {
  const found = places(given)
  const what = structuredClone(shared)
  const place = found[where % Math.max(found.length, 1)]
  if (!place || how === 'add') return { ...(given as object), [name]: what }
  if (how === 'remove') delete place.holder[place.name]
  else place.holder[place.name] = how === 'inside' ? { [name]: what } : what
  return given
}

/** A good body as text, with up to three changes; any JSON; or text that is none. */
export const hostileBody = (good: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 7,
      arbitrary: fc
        .array(change, { maxLength: 3 })
        .map((changes) => JSON.stringify(changes.reduce(applied, structuredClone(good ?? {})))),
    },
    { weight: 2, arbitrary: value.map((any) => JSON.stringify(any)) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json().map((text) => text.slice(0, -1)),
        fc.constantFrom('', '[', '{"a":', '{"__proto__":{"x":1}}', '[1,]', '\uFEFF{}', '"\\ud800"'),
      ),
    },
  )

/** A header's value, of bytes that are valid there. */
export const hostileHeader: fc.Arbitrary<string> = fc.oneof(
  fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, '').trim()),
  fc.constantFrom('', 'x', 'x'.repeat(300), '0'.repeat(43), 'é'.repeat(20), "'--", '%00'),
)

/** Internals that no answer may have: a stack, a path of a file, a query. */
const INSIDES = /\n\s+at |node_modules|\.ts:\d|Failed query|select \*|drizzle|PGlite|PostgreSQL|ZodError/i

/**
 * Sends every input. Each answer has to be JSON, not an internal error, and without internals.
 * @param send resolves to the answer, with its text where that has been read already
 */
export async function sendAll<T>(
  inputs: fc.Arbitrary<T>,
  send: (input: T) => Promise<{ readonly status: number; readonly text: string | (() => Promise<string>) }>,
  check: (status: number, body: unknown) => void,
): Promise<void> {
  const all = fc.sample(inputs, FUZZ)
  for (let from = 0; from < all.length; from += AT_ONCE) {
    await Promise.all(
      all.slice(from, from + AT_ONCE).map(async (input) => {
        const answer = await send(input)
        const text = typeof answer.text === 'string' ? answer.text : await answer.text()
        if (answer.status >= 500 || INSIDES.test(text))
          expect.fail(JSON.stringify({ input, status: answer.status, text }).slice(0, 2_000))
        check(answer.status, JSON.parse(text))
      }),
    )
  }
}
