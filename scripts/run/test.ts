import { laneOfWords, projectFiles } from './lanes.ts'
import { runLane, verify } from './verification.ts'

// `--all` runs every test at its full size. Words select test files by their paths.
const given = process.argv.slice(2)
const words = given.filter((argument) => argument !== '--all')
if (words.length < given.length) process.env.TEST_ALL = '1'

const option = words.find((word) => word.startsWith('-'))
if (option) {
  console.error(
    `${option} is an option of a test runner: \`npm run test:unit -- …\` or \`npm run e2e -- …\` hand it on.`,
  )
  process.exitCode = 1
} else if (words.length === 0) await verify({ browser: true })
else {
  const { unmatched, ...lane } = laneOfWords(projectFiles(), words)
  for (const word of unmatched) console.error(`No test file has “${word}” in its path.`)
  if (unmatched.length < words.length) await runLane(lane)
  else process.exitCode = 1
}
