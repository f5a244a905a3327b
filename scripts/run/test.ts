import { browserTestsOnly, verify } from './verification.ts'

// `--all` runs every test at its full size. Other arguments are browser test files, and then only those run.
const given = process.argv.slice(2)
const files = given.filter((argument) => argument !== '--all')
if (files.length < given.length) process.env.TEST_ALL = '1'

if (files.length > 0) await browserTestsOnly(files)
else await verify({ browser: true })
