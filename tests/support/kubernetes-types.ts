import { join } from 'node:path'
import ts from 'typescript'

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
}

/** Path of a kind's model in `kubernetes-models`: `v1/Service`, `networking.k8s.io/v1/NetworkPolicy`. */
export const modelOf = ({ apiVersion, kind }: Manifest): string => `kubernetes-models/${apiVersion}/${kind}`

/**
 * Type check of manifests against the types that are generated from Kubernetes' own schemas. The generated validators
 * accept unknown fields, as a cluster does, which ignores misspelt ones; an object literal may have none.
 */
export function typeFaults(manifests: readonly Manifest[]): readonly string[] {
  const path = join(process.cwd(), 'tests/support/manifests.ts')
  const text = manifests
    .map(
      (manifest, index) =>
        `import type { I${manifest.kind} as K${index} } from '${modelOf(manifest)}'\n` +
        `export const m${index}: K${index} = ${JSON.stringify(manifest, null, 1)}\n`,
    )
    .join('')
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === path || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(path, text, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest)
  const program = ts.createProgram([path], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start }) => {
    const line = text.slice(text.lastIndexOf('\n', start) + 1, text.indexOf('\n', start))
    return `${line.trim()} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}
