import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'
import { freePort } from '@barriere/shared/process/ports.ts'
import { start, stop, untilAnswering } from '#scripts/run/processes.ts'

const TOKEN = 'a-token-of-the-purge-agent'

/** The filter module that the shipped files load. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

/** Whether there is an nginx with brotli; without one, the tests that need it are skipped, and stderr says so. */
export function hasNginx(): boolean {
  const found = existsSync(BROTLI) && spawnSync('nginx', ['-V']).error === undefined
  if (!found)
    process.stderr.write(
      'nginx or its brotli module is not installed: the tests that need them are skipped ' +
        '(apt-get install nginx libnginx-mod-http-brotli-filter).\n',
    )
  return found
}

interface Upstreams {
  /** Ports of the sites. */
  readonly sites: readonly number[]
  /** Port of the services. */
  readonly services?: number
  /** Networks whose `x-forwarded-for` is trusted. */
  readonly trusted?: string
  /** Whether something before it ends TLS. */
  readonly isBehindTls?: boolean
}

interface Ports {
  readonly site: number
  readonly staff: number
  readonly purge: number
}

/**
 * nginx with the files of `deploy/nginx` as they are, except for its ports and upstreams, and the purge agent beside
 * it; in a temporary folder, on the loopback interface.
 */
export class NginxServer {
  readonly origin: string
  readonly staffOrigin: string
  readonly purge: { readonly urls: readonly string[]; readonly token: string }
  readonly folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  readonly #ports: Ports
  #nginx: ChildProcess | undefined
  #agent: ChildProcess | undefined

  private constructor(ports: Ports) {
    this.#ports = ports
    this.origin = `http://localhost:${ports.site}`
    this.staffOrigin = `http://localhost:${ports.staff}`
    this.purge = { urls: [`http://127.0.0.1:${ports.purge}`], token: TOKEN }
  }

  static async begin(upstreams: Upstreams): Promise<NginxServer> {
    const server = new NginxServer({ site: await freePort(), staff: await freePort(), purge: await freePort() })
    server.#write(upstreams)
    try {
      await server.#start()
    } catch (error) {
      await server.end()
      throw error
    }
    return server
  }

  #write({ sites, services = sites[0], trusted, isBehindTls = false }: Upstreams): void {
    const { folder } = this
    cpSync('deploy/nginx', folder, { recursive: true })
    mkdirSync(join(folder, 'cache'), { recursive: true })
    const file = (name: string, ...lines: readonly string[]) => {
      writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
    }
    const scheme = `set $visitor_scheme ${isBehindTls ? 'https' : 'http'};`
    file('listen.conf', `listen 127.0.0.1:${this.#ports.site};`, scheme)
    file('listen-staff.conf', `listen 127.0.0.1:${this.#ports.staff};`, scheme)
    const shipped = readFileSync('deploy/nginx/upstreams.conf', 'utf8')
    file(
      'upstreams.conf',
      shipped
        .replace(/^ *server site-2:.*\n/gm, '')
        .replace(/^ *server site-1:3000(.*)$/gm, (_, rest: string) =>
          sites.map((port) => `  server 127.0.0.1:${port}${rest}`).join('\n'),
        )
        .replace('services:4001', `127.0.0.1:${services}`),
    )
    if (trusted) file('trusted-proxies.conf', `set_real_ip_from ${trusted};`, 'real_ip_header X-Forwarded-For;')
    file(
      'test.conf',
      `load_module ${BROTLI};`,
      // As root, nginx would give its work to a user that may not enter the folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      'pid nginx.pid;',
      'error_log stderr crit;',
      'events { worker_connections 512; }',
      'http {',
      '  access_log off;',
      '  include http.conf;',
      '  server { include listen.conf; include site.conf; }',
      '  server { include listen-staff.conf; include staff.conf; }',
      '}',
    )
  }

  async #start(): Promise<void> {
    await this.#startNginx()
    const { folder } = this
    const agent = start('node', ['deploy/nginx/purge.ts'], {
      env: { PURGE_TOKEN: TOKEN, PURGE_FOLDER: join(folder, 'cache/pages'), PURGE_PORT: String(this.#ports.purge) },
    })
    this.#agent = agent
    await untilAnswering(agent, `${this.purge.urls[0]}/health`, 10_000)
  }

  async #startNginx(): Promise<void> {
    const nginx = spawn('nginx', ['-p', this.folder, '-c', join(this.folder, 'test.conf')], {
      stdio: ['ignore', 'inherit', 'inherit'],
      // A process group of its own: `crash` ends its workers too.
      detached: true,
    })
    this.#nginx = nginx
    await untilAnswering(nginx, `${this.origin}/nginx-health`, 10_000)
  }

  /** Reads the files again, with other upstreams: new workers take over, and old ones end their requests. */
  reload(upstreams: Upstreams): void {
    this.#write(upstreams)
    this.#nginx?.kill('SIGHUP')
  }

  /** Kills nginx in the middle of its work. */
  async crash(): Promise<void> {
    const nginx = this.#nginx
    if (nginx?.pid === undefined) throw new Error('nginx does not run.')
    const ended = once(nginx, 'exit')
    process.kill(-nginx.pid, 'SIGKILL')
    await ended
  }

  /** Starts it again after a crash, over the caches that it had. */
  restart(): Promise<void> {
    return this.#startNginx()
  }

  async end(): Promise<void> {
    await Promise.all([this.#nginx, this.#agent].map(async (child) => child && (await stop(child))))
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A self-signed certificate for tests, in PEM. */
function selfSigned(): { readonly key: string; readonly certificate: string } {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2048)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date(Date.now() - 60_000)
  certificate.validity.notAfter = new Date(Date.now() + 86_400_000)
  const name = [{ name: 'commonName', value: 'localhost' }]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.sign(privateKey, forge.md.sha256.create())
  return { key: forge.pki.privateKeyToPem(privateKey), certificate: forge.pki.certificateToPem(certificate) }
}

/** Runs `work` while nginx listens at a port with the TLS that is deployed, under a certificate for tests. */
export async function withDeployedTls(work: (port: number) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [port, plain] = [await freePort(), await freePort()]
  const { key, certificate } = selfSigned()
  const tls = readFileSync('deploy/nginx/tls.conf', 'utf8').replaceAll('/etc/nginx/tls', folder)
  const files = {
    'tls.key': key,
    'tls.crt': certificate,
    'tls.conf': tls,
    'test.conf': [
      'daemon off;',
      'pid nginx.pid;',
      'error_log stderr crit;',
      'events {}',
      'http {',
      '  access_log off;',
      `  server { listen 127.0.0.1:${port} ssl; include tls.conf; return 204; }`,
      `  server { listen 127.0.0.1:${plain}; return 204; }`,
      '}',
    ].join('\n'),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const nginx = start('nginx', ['-p', folder, '-c', join(folder, 'test.conf')])
  try {
    await untilAnswering(nginx, `http://127.0.0.1:${plain}`, 10_000)
    await work(port)
  } finally {
    await stop(nginx)
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Output of `nginx -t` for the deployed files; '' where they are valid. Only paths are of a temporary folder, and names
 * of the upstreams of this machine, which knows no others.
 */
export function checkDeployedFiles(upstreams: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  try {
    cpSync('deploy/nginx', folder, { recursive: true })
    const { key, certificate } = selfSigned()
    for (const name of ['cache', 'run', 'tls']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'tls/tls.key'), key)
    writeFileSync(join(folder, 'tls/tls.crt'), certificate)
    for (const name of ['nginx.conf', 'tls.conf'])
      writeFileSync(
        join(folder, name),
        readFileSync(join(folder, name), 'utf8')
          .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
          .replaceAll('/run/nginx', join(folder, 'run'))
          .replace('/dev/stdout', join(folder, 'log')),
      )
    const local = readFileSync(upstreams, 'utf8').replace(/server [\w-]+:/g, 'server 127.0.0.1:')
    writeFileSync(join(folder, 'upstreams.conf'), local)
    const args = ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')]
    const { status, stderr } = spawnSync('nginx', args, { encoding: 'utf8' })
    return status === 0 ? '' : stderr
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
