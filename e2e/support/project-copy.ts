import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCode, run } from '#scripts/run/processes.ts'

/** Files that a build and a start of the site read. */
const SOURCES = [
  ...['app', 'blocks', 'components', 'content', 'editor', 'lib', 'messages', 'packages', 'public', 'scripts'],
  'services',
  ...['middleware.ts', 'next.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.next.json'],
]

/** A copy of the project in a temporary folder, to be changed and built apart from the project's own build. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'project-'))

  static async make(): Promise<ProjectCopy> {
    const copy = new ProjectCopy()
    for (const source of SOURCES) cpSync(source, join(copy.folder, source), { recursive: true })
    // Hard links where the file system allows them: a gigabyte of packages that nothing changes.
    const packages = join(copy.folder, 'node_modules')
    if ((await exitCode('cp', ['-al', 'node_modules', packages], { stdio: 'ignore' })) !== 0)
      await run('cp', ['-a', 'node_modules', packages])
    return copy
  }

  /** Adds code to the end of a source file. */
  append(file: string, code: string): void {
    appendFileSync(join(this.folder, file), `\n${code}\n`)
  }

  async build(): Promise<void> {
    await run('node', ['scripts/run/build-site.ts'], { cwd: this.folder, stdio: 'ignore' })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
