/**
 * Sends a letter to the subscribers of its themes. Sending the same file again continues an interrupted mailing.
 *
 *   node services/site/newsletter/send-mailing.ts letter.json [http://127.0.0.1:4001]
 *
 * The file is a `Mailing` of `packages/shared/contracts/newsletter.ts`; the token is `NEWSLETTER_TOKEN`.
 */
import { readFile } from 'node:fs/promises'
import { mailing, mailingAnswer } from '@barriere/shared/contracts/newsletter.ts'
import { readEnv } from '../../kit/deployment.ts'

const env = readEnv()
const [file, services = `http://127.0.0.1:${env.SERVICES_PORT}`] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file of the letter.')

const letter = mailing.parse(JSON.parse(await readFile(file, 'utf8')))
const response = await fetch(`${services}/site/newsletter/mailings`, {
  method: 'POST',
  body: JSON.stringify(letter),
  redirect: 'error',
  headers: { 'content-type': 'application/json', 'authorization': `Bearer ${env.NEWSLETTER_TOKEN[0]}` },
})
const answer = (await response.json()) as unknown
if (!response.ok) throw new Error(`The services answered ${response.status}: ${JSON.stringify(answer)}`)
process.stdout.write(`${letter.key}: ${mailingAnswer.parse(answer).recipients} recipients\n`)
