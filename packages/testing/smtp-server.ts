import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Received {
  readonly to: readonly string[]
  /** Head and body as they came. */
  readonly raw: string
  /** A header of the head, unfolded; encoded words as they came. */
  header(name: string): string | undefined
}

export interface SmtpServer {
  readonly port: number
  /** Mails that it has accepted, the first one first. */
  readonly received: readonly Received[]
  /** SMTP codes by which the next mails are refused, in order. */
  readonly refusals: number[]
  /** Received names and passwords. */
  readonly logins: readonly string[]
  stop(): Promise<void>
}

/** An SMTP server on the loopback that keeps its mails; without encryption unless `options` say otherwise. */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0): Promise<SmtpServer> {
  const received: Received[] = []
  const refusals: number[] = []
  const logins: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    ...options,
    onAuth({ username, password }, _, done) {
      logins.push(`${username} ${password}`)
      done(null, { user: username })
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const code = refusals.shift()
        if (code !== undefined)
          return done(
            Object.assign(new Error(`no mail for ${session.envelope.rcptTo[0]?.address}`), { responseCode: code }),
          )
        received.push(
          toReceived(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        done()
      }, done)
    },
  })
  // Some tests let a client leave in the middle.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    refusals,
    logins,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

function toReceived(raw: string, to: readonly string[]): Received {
  const head = raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  return {
    to,
    raw,
    header: (name) =>
      head
        .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
        ?.slice(name.length + 1)
        .trim(),
  }
}
