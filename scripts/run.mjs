// First step of every npm script, on whatever Node (20 or newer) the machine has and with nothing installed:
// installs what is missing, then goes on with the project's own Node, which runs TypeScript as it is.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = join(root, 'node_modules', '.installed.json')
const NODE = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Commands that visitors need run on the dependencies alone; all others need the developers' tools too. */
const LEAN = ['start', 'dev']

const [command = '', ...rest] = process.argv.slice(2)
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const stamp = existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : {}
const lean = LEAN.includes(command)
/** Tools that are there stay, whoever installed them: a start must not take them away. */
const tooled = existsSync(join(root, 'node_modules', 'vitest'))

if (stamp.lock !== lock || (!lean && !stamp.tools) || !existsSync(NODE)) {
  const tools = !lean || tooled
  console.log(tools ? 'Installing dependencies and tools…' : 'Installing dependencies…')
  // Not `npm ci`: it refuses a lock that lacks the optional packages of other platforms.
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

/** A command is a script of scripts/run, or the path of any other one. */
const script = command.endsWith('.ts') ? join(root, command) : join(root, 'scripts', 'run', `${command}.ts`)

const child = spawn(NODE, [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  // Every tool that a script starts finds the project's Node before the machine's.
  env: { ...process.env, PATH: `${dirname(NODE)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` },
})
// The terminal sends Ctrl-C to the child as well; this process stays until the child has stopped.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
