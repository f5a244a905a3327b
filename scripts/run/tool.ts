import { exitCode } from './processes.ts'
import { TOOLS, commandOf, programList } from './programs.ts'

// `npm run tool -- NAME …`: further words are the tool's own arguments. Without a name it lists the tools.
const [name = 'help', ...args] = process.argv.slice(2)
const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
if (tool) {
  const [command, ...rest] = commandOf(tool, args)
  process.exitCode = await exitCode(command, rest)
} else {
  if (name !== 'help') console.error(`No such tool: ${name}.`)
  console.log(`npm run tool -- NAME …\n\n${programList(TOOLS)}`)
  process.exitCode = name === 'help' ? 0 : 1
}
