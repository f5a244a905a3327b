import { testWords, verify } from './verification.ts'

// `--all` runs every test once, also those that take minutes. Other arguments are words: the tests whose path has one.
const given = process.argv.slice(2)
const words = given.filter((argument) => argument !== '--all')
if (words.length < given.length) process.env.TEST_ALL = '1'

if (words.length > 0) await testWords(words)
else await verify({ browser: true })
