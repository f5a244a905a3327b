import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Parts of the site that can be made to throw on the server, with the mark of each in the built code. */
const PARTS = {
  block: /"blocks\.quote"/g,
  page: /(?<="data-theme":[\w$.]+,className:)"page"/g,
  layout: /(?<=`,"data-build":)[\w$.]+/g,
  file: /"application\/rss\+xml; charset=utf-8"/g,
  call: /(?<=status:)"ok"/g,
} as const

export type FaultyPart = keyof typeof PARTS

/**
 * Fault injection: a copy of the built site whose parts throw on the server while a test says so. The built code is
 * changed, so the sources need no test hook.
 */
export class FaultyBuild {
  /** Working directory of a site that runs it. */
  readonly folder = mkdtempSync(join(tmpdir(), 'faulty-build-'))

  constructor() {
    for (const entry of readdirSync('.'))
      if (!entry.startsWith('.')) symlinkSync(resolve(entry), join(this.folder, entry))
    mkdirSync(join(this.folder, '.next'))
    for (const entry of readdirSync('.next'))
      if (entry !== 'server') symlinkSync(resolve('.next', entry), join(this.folder, '.next', entry))
    cpSync('.next/server', join(this.folder, '.next', 'server'), { recursive: true })
    const found = new Set<string>()
    for (const file of globSync(join(this.folder, '.next/server/**/*.js'))) {
      const code = readFileSync(file, 'utf8')
      let changed = code
      for (const [part, mark] of Object.entries(PARTS))
        changed = changed.replace(mark, (value) => {
          found.add(part)
          return `(${this.#throwing(part)},${value})`
        })
      if (changed !== code) writeFileSync(file, changed)
    }
    const missing = Object.keys(PARTS).filter((part) => !found.has(part))
    if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')} where it was looked for.`)
  }

  /** Makes a part throw from now on. */
  break(part: FaultyPart): void {
    writeFileSync(this.#switch(part), '')
  }

  /** Makes nothing throw any more. */
  mend(): void {
    for (const part of Object.keys(PARTS)) rmSync(this.#switch(part), { force: true })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  #switch(part: string): string {
    return join(this.folder, `fault-${part}`)
  }

  /** Expression that throws while the part's switch is there. */
  #throwing(part: string): string {
    const isBroken = `process.getBuiltinModule("node:fs").existsSync(${JSON.stringify(this.#switch(part))})`
    return `${isBroken}&&(()=>{throw new Error("made to fail: ${part}")})()`
  }
}
