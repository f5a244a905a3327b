import { readFileSync } from 'node:fs'

/** The vocabulary of https://schema.org as the types of the builders know it. */
const DECLARATIONS = 'node_modules/schema-dts/dist/schema.d.ts'

interface Declared {
  /** Inherited interfaces. */
  readonly parents: readonly string[]
  readonly members: readonly string[]
}

const INTERFACE = /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms

const text = readFileSync(DECLARATIONS, 'utf8')

const interfaces = new Map<string, Declared>(
  [...text.matchAll(INTERFACE)].map(([, name = '', parents = '', body = '']) => [
    name,
    {
      parents: parents.split(',').map((parent) => parent.trim()),
      members: [...body.matchAll(/^ {4}"([^"@]+)"\?:/gm)].map(([, member = '']) => member),
    },
  ]),
)

/** `Hotel` → `HotelLeaf`, the interface that names the type. */
const leaves = new Map(
  [...text.matchAll(/^export interface (\w+Leaf) extends [^{]+ \{\n {4}"@type": "([^"]+)";/gm)].map(
    ([, leaf = '', type = '']) => [type, leaf],
  ),
)

/** Names of all types, to check that the declarations could be read. */
export const knownTypes: ReadonlySet<string> = new Set(leaves.keys())

function lineage(name: string): string[] {
  return [name, ...(interfaces.get(name)?.parents.flatMap(lineage) ?? [])]
}

const known = new Map<string, ReadonlySet<string>>()

/** Properties of a type, inherited ones included. Undefined for a type that schema.org does not know. */
export function propertiesOf(type: string): ReadonlySet<string> | undefined {
  const leaf = leaves.get(type)
  if (leaf === undefined) return undefined
  const before = known.get(type)
  if (before) return before
  const line = lineage(leaf)
  const own = line.flatMap((name) => interfaces.get(name)?.members ?? [])
  // https://schema.org/docs/actions.html: an action annotates its properties as input and output.
  const annotations = line.includes('ActionBase') ? own.flatMap((name) => [`${name}-input`, `${name}-output`]) : []
  const properties = new Set(['@id', ...own, ...annotations])
  known.set(type, properties)
  return properties
}
