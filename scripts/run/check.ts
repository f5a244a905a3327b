import { CHECKS, runCheck } from './checks.ts'

// `check.ts <name> …`: one static check; further arguments go to its tool, paths instead of the whole project.
const [name = '', ...args] = process.argv.slice(2)
if (!isCheck(name)) throw new Error(`No such check: ${name}. There are ${Object.keys(CHECKS).join(', ')}.`)
process.exitCode = await runCheck(name, args)

function isCheck(given: string): given is keyof typeof CHECKS {
  return Object.hasOwn(CHECKS, given)
}
