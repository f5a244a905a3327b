// Bootstrap of every npm script. Runs on any Node from version 20 without dependencies: installs what is missing, then
// continues with the project's own Node, which runs TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = join(root, 'node_modules', '.installed.json')
const NODE = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Commands that need only the runtime dependencies; all others also need the development tools. */
const LEAN = ['start', 'dev']

const [command = '', ...rest] = process.argv.slice(2)
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const stamp = existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : {}
const lean = LEAN.includes(command)
/** Keeps development tools that are already installed: a start must not remove them. */
const tooled = existsSync(join(root, 'node_modules', 'vitest'))

if (stamp.lock !== lock || (!lean && !stamp.tools) || !existsSync(NODE)) {
  const tools = !lean || tooled
  console.log(tools ? 'Installing dependencies and tools…' : 'Installing dependencies…')
  // Not `npm ci`, which first deletes installed packages: a start keeps them.
  const install = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(tools ? [] : ['--omit=dev']),
  ]
  const npm = process.env.npm_execpath
  const done = npm
    ? spawnSync(process.execPath, [npm, ...install], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', install, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) {
    console.error('The dependencies could not be installed; npm says why above.')
    process.exit(1)
  }
  writeFileSync(STAMP, JSON.stringify({ lock, tools }))
}

/** A command is the name of a script in scripts/run, or the path of a TypeScript file. */
const script = command.endsWith('.ts') ? join(root, command) : join(root, 'scripts', 'run', `${command}.ts`)

const child = spawn(NODE, [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  // The project's Node precedes the machine's on the PATH of every tool that a script starts.
  env: { ...process.env, PATH: `${dirname(NODE)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` },
})
// Ctrl-C reaches the child too, through the process group; this process waits until the child has stopped.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
