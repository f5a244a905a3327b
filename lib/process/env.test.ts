import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parseEnv, requireSafeDeployment } from './env.ts'

describe('parseEnv', () => {
  test('nothing set: everything on this machine', () => {
    expect(parseEnv({})).toEqual({
      iconsUrl: 'http://127.0.0.1:4001/icons',
      observability: { metrics: undefined, traces: undefined, drain: 0 },
      siteApiUrl: 'http://127.0.0.1:4001/site',
      siteApiToken: 'local-site',
      hotel: { apiUrl: 'http://127.0.0.1:4001/hotel', apiToken: 'local-hotel' },
      casino: { apiUrl: 'http://127.0.0.1:4001/casino', apiToken: 'local-casino' },
      enumeration: 'strict',
      trustedProxies: 0,
      rateLimitFactor: 1,
      production: false,
      host: undefined,
      port: 3000,
      dataDir: '.data',
      logLevel: 'info',
      siteOrigin: 'http://localhost:3000',
      rootFolder: 'website-hotels',
      localeStrategy: 'prefix-except-default',
      front: false,
      pages: { memory: 16 * 1024 * 1024, disk: 2_048 * 1024 * 1024 },
      buildsKept: 2,
      warmUp: 'all',
      rendering: 'here',
      redisUrl: undefined,
      purge: undefined,
      content: {
        endpoint: 'http://127.0.0.1:4001/content/v2',
        region: undefined,
        spaceId: '1',
        publicToken: 'local-public',
        previewTokens: ['local-preview'],
        oauthToken: undefined,
        requestsPerSecond: undefined,
        draftEpoch: 1,
        webhookSecrets: ['local-webhook-secret'],
        assetOrigin: 'http://127.0.0.1:4001/content',
        assetsProxied: true,
        editorOrigin: 'http://127.0.0.1:4001',
      },
      captchaSecrets: ['local-site'],
      captcha: { difficulty: 14, notBefore: 2_000, recaptcha: undefined },
      securityContact: 'mailto:security@barriere.example',
      mapStyleUrl: undefined,
      wallets: {},
      instagram: {
        apiUrl: 'http://127.0.0.1:4001/instagram',
        token: 'local-instagram',
        mediaHosts: ['127.0.0.1:4001'],
      },
      booking: {
        standIns: 'http://127.0.0.1:4001',
        engineUrl: '/partners/synxis',
        manageUrl: '/partners/synxis/manage',
        chain: '24100',
        rates: { member: 'MEMBER', staff: 'STAFF' },
        restaurants: { thefork: '/partners/thefork', zenchef: '/partners/zenchef', sevenrooms: '/partners/sevenrooms' },
      },
      payment: { formUrl: '/payment/vads-payment/', standIn: 'http://127.0.0.1:4001' },
    })
  })

  test('Instagram itself: pictures come from its own hosts, or from those that are named', () => {
    const INSTAGRAM_API_URL = 'https://graph.instagram.com/v23.0/'
    expect(parseEnv({ INSTAGRAM_API_URL, INSTAGRAM_TOKEN: 't' }).instagram).toEqual({
      apiUrl: 'https://graph.instagram.com/v23.0',
      token: 't',
      mediaHosts: ['cdninstagram.com', 'fbcdn.net'],
    })
    expect(
      parseEnv({ INSTAGRAM_API_URL, INSTAGRAM_MEDIA_HOSTS: 'a.example,b.example:8443' }).instagram.mediaHosts,
    ).toEqual(['a.example', 'b.example:8443'])
    expect(() => parseEnv({ INSTAGRAM_MEDIA_HOSTS: 'https://a.example/x' })).toThrow(
      /INSTAGRAM_MEDIA_HOSTS: must be host names/,
    )
  })

  test('a booking engine needs the group’s code in it: the local one would be another’s', () => {
    const BOOKING_ENGINE_URL = 'https://be.synxis.com/'
    expect(parseEnv({ BOOKING_ENGINE_URL, BOOKING_ENGINE_CHAIN: '10237' }).booking).toMatchObject({
      engineUrl: 'https://be.synxis.com',
      chain: '10237',
      manageUrl: undefined,
    })
    expect(() => parseEnv({ BOOKING_ENGINE_URL })).toThrow(
      /^Bad settings\. BOOKING_ENGINE_URL needs BOOKING_ENGINE_CHAIN\.$/,
    )
    expect(() => parseEnv({ BOOKING_ENGINE_CHAIN: '1&hotel=2' })).toThrow(/BOOKING_ENGINE_CHAIN: must be/)
  })

  test('a payment provider has its own page: its stand-in is not passed on beside it', () => {
    expect(parseEnv({ PAYMENT_FORM_URL: 'https://pay.example/vads-payment/' }).payment).toEqual({
      formUrl: 'https://pay.example/vads-payment/',
      standIn: undefined,
    })
    expect(() => parseEnv({ PAYMENT_FORM_URL: 'javascript:alert(1)' })).toThrow(/PAYMENT_FORM_URL: /)
  })

  test.each([
    ['SITE_API_URL', 'SITE_API_TOKEN'],
    ['HOTEL_API_URL', 'HOTEL_API_TOKEN'],
    ['CASINO_API_URL', 'CASINO_API_TOKEN'],
  ])('%s elsewhere needs %s: the local one would be no secret', (address, token) => {
    expect(() => parseEnv({ [address]: 'https://backend.example/x' })).toThrow(
      new RegExp(`^Bad settings\\. ${address} needs ${token}\\.$`),
    )
    expect(() => parseEnv({ [address]: 'https://backend.example/x', [token]: 't' })).not.toThrow()
    expect(() => parseEnv({ [address]: 'http://127.0.0.1:9/x' })).not.toThrow()
  })

  test.each([
    ['a local start has the stand-in', {}, 'http://127.0.0.1:4001/icons'],
    [
      'so has a built one on this machine',
      { NODE_ENV: 'production', DEPLOYMENT: 'local' },
      'http://127.0.0.1:4001/icons',
    ],
    ['a public one the public service', { NODE_ENV: 'production' }, 'https://api.iconify.design'],
    ['an address is its own', { ICONIFY_API_URL: 'https://icons.example/api/' }, 'https://icons.example/api'],
    ['off asks nobody', { ICONIFY_API_URL: 'off', NODE_ENV: 'production' }, undefined],
  ])('the icon service: %s', (_, source, iconsUrl) => {
    expect(parseEnv(source).iconsUrl).toBe(iconsUrl)
  })

  test('a map of one’s own choice is the whole address of its style', () => {
    expect(parseEnv({ MAP_STYLE_URL: 'https://tiles.example/styles/paper.json?key=a' }).mapStyleUrl).toBe(
      'https://tiles.example/styles/paper.json?key=a',
    )
    expect(() => parseEnv({ MAP_STYLE_URL: '/style.json' })).toThrow(/^Bad settings\. MAP_STYLE_URL: [^\n]+$/)
  })

  test('an empty value is an unset one', () => {
    const empty = Object.fromEntries(
      [
        'NODE_ENV',
        'PORT',
        'SITE_ORIGIN',
        'ROOT_FOLDER',
        'STORYBLOK_REGION',
        'STORYBLOK_SPACE_ID',
        'PAGE_FRONT',
        'PAGE_MEMORY_MB',
        'PAGE_DISK_MB',
        'WARM_UP',
        'BACKGROUND_RENDERING',
        'REDIS_URL',
      ].map((name) => [name, '']),
    )
    expect(parseEnv(empty)).toEqual(parseEnv({}))
  })

  test.each([
    [undefined, true],
    ['', true],
    ['on', true],
    ['off', false],
  ])('pages are stored in production, unless that is switched off (%s)', (value, front) => {
    expect(parseEnv({ NODE_ENV: 'production', PAGE_FRONT: value }).front).toBe(front)
    expect(parseEnv({ NODE_ENV: 'development', PAGE_FRONT: value }).front).toBe(false)
    expect(parseEnv({ PAGE_FRONT: value }).front).toBe(false)
  })

  test('stored pages have the room that they are given, in megabytes', () => {
    expect(parseEnv({ PAGE_MEMORY_MB: '1', PAGE_DISK_MB: '100' }).pages).toEqual({
      memory: 1_048_576,
      disk: 104_857_600,
    })
  })

  test('instances share by Redis, encrypted or not', () => {
    for (const address of ['redis://127.0.0.1:6379', 'rediss://user:secret@cache.example:6380/2'])
      expect(parseEnv({ REDIS_URL: address }).redisUrl).toBe(address)
    expect(parseEnv({ WARM_UP: 'known' }).warmUp).toBe('known')
    const elsewhere = { BACKGROUND_RENDERING: 'elsewhere' }
    expect(parseEnv({ ...elsewhere, REDIS_URL: 'redis://127.0.0.1:6379' }).rendering).toBe('elsewhere')
    expect(() => parseEnv(elsewhere)).toThrow('BACKGROUND_RENDERING=elsewhere needs REDIS_URL')
  })

  test('ports move what hangs on them', () => {
    const env = parseEnv({ PORT: '8080', SERVICES_PORT: '9000' })
    expect(env).toMatchObject({ port: 8080, siteOrigin: 'http://localhost:8080' })
    expect(env.content).toMatchObject({
      endpoint: 'http://127.0.0.1:9000/content/v2',
      editorOrigin: 'http://127.0.0.1:9000',
    })
  })

  test('a slash at the end of an address is dropped', () => {
    expect(parseEnv({ SITE_ORIGIN: 'https://www.example.com//' }).siteOrigin).toBe('https://www.example.com')
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['SITE_ORIGIN', 'www.example.com'],
    ['SITE_ORIGIN', 'javascript:alert(1)'],
    ['ROOT_FOLDER', '../etc'],
    ['ROOT_FOLDER', 'a/b'],
    ['STORYBLOK_REGION', 'mars'],
    ['STORYBLOK_SPACE_ID', '12a'],
    ['STORYBLOK_API_ENDPOINT', 'ftp://x.example'],
    ['PAGE_FRONT', 'yes'],
    ['PAGE_MEMORY_MB', '0'],
    ['PAGE_MEMORY_MB', '1.5'],
    ['PAGE_MEMORY_MB', '24MB'],
    ['PAGE_DISK_MB', '0'],
    ['PAGE_DISK_MB', '-1'],
    ['WARM_UP', 'some'],
    ['BACKGROUND_RENDERING', 'off'],
    ['REDIS_URL', 'http://127.0.0.1'],
    ['REDIS_URL', '127.0.0.1:6379'],
  ])('%s=%s stops the start with one line that names it', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^Bad settings\\. ${name}: [^\\n]+$`))
  })

  test('several bad values are named in that one line', () => {
    expect(() => parseEnv({ PORT: 'x', ROOT_FOLDER: 'A B' })).toThrow(
      /^Bad settings\. PORT: [^\n]+; ROOT_FOLDER: [^\n]+$/,
    )
  })

  test('a secret’s value is never repeated', () => {
    expect(() => parseEnv({ STORYBLOK_WEBHOOK_SECRET: 's3cret', STORYBLOK_REGION: 'eu' })).toThrow(
      expect.not.stringContaining('s3cret'),
    )
  })

  const tokens = { STORYBLOK_PUBLIC_TOKEN: 'p', STORYBLOK_PREVIEW_TOKEN: 'q', STORYBLOK_WEBHOOK_SECRET: 's' }

  test.each(Object.keys(tokens))('a space in the cloud needs %s: the local default would be no secret', (name) => {
    expect(() => parseEnv({ STORYBLOK_REGION: 'eu', ...tokens, [name]: '' })).toThrow(
      /^Bad settings\. [^\n]*STORYBLOK_PUBLIC_TOKEN/,
    )
  })

  test('a space in the cloud: its region decides the addresses', () => {
    expect(parseEnv({ STORYBLOK_REGION: 'us', ...tokens }).content).toMatchObject({
      endpoint: undefined,
      region: 'us',
      publicToken: 'p',
      assetOrigin: 'https://a.storyblok.com',
      assetsProxied: false,
      editorOrigin: 'https://app.storyblok.com',
    })
  })

  test.each([
    ['the service among ours sets its own pace', {}, undefined],
    ['five requests a second to a space in the cloud', { STORYBLOK_REGION: 'eu', ...tokens }, 5],
    ['three with an OAuth token', { STORYBLOK_REGION: 'eu', ...tokens, STORYBLOK_OAUTH_TOKEN: 'o' }, 3],
    ['five to another service', { STORYBLOK_API_ENDPOINT: 'http://x.example/v2' }, 5],
    [
      'what another service is said to allow',
      { STORYBLOK_API_ENDPOINT: 'http://x.example/v2', STORYBLOK_REQUESTS_PER_SECOND: '40' },
      40,
    ],
    [
      'another service’s own pace',
      { STORYBLOK_API_ENDPOINT: 'http://x.example/v2', STORYBLOK_REQUESTS_PER_SECOND: '0' },
      undefined,
    ],
  ])('%s', (_, settings: Record<string, string>, requestsPerSecond) => {
    expect(parseEnv(settings).content.requestsPerSecond).toBe(requestsPerSecond)
  })

  test('a space in China: its editor is there too', () => {
    expect(parseEnv({ STORYBLOK_REGION: 'cn', ...tokens }).content.editorOrigin).toBe('https://app.storyblokchina.cn')
  })

  test.each([
    ['http://127.0.0.1:1/x', true],
    ['http://localhost:1', true],
    ['http://[::1]:1', true],
    ['https://media.example', false],
    ['https://localhost.example', false],
  ])('pictures of %s are passed on by the site: %s', (origin, proxied) => {
    expect(parseEnv({ STORYBLOK_ASSET_ORIGIN: origin }).content.assetsProxied).toBe(proxied)
  })
})

describe('captcha', () => {
  const KEYS = {
    RECAPTCHA_V3_SITE_KEY: 'a',
    RECAPTCHA_V3_SECRET: 'b',
    RECAPTCHA_V2_SITE_KEY: 'c',
    RECAPTCHA_V2_SECRET: 'd',
  }

  test('reCAPTCHA where all of its keys are set, else proof of work', () => {
    expect(parseEnv(KEYS).captcha.recaptcha).toEqual({
      v3: { siteKey: 'a', secret: 'b' },
      v2: { siteKey: 'c', secret: 'd' },
      minimumScore: 0.5,
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    })
    expect(parseEnv({}).captcha).toEqual({ difficulty: 14, notBefore: 2_000, recaptcha: undefined })
  })

  test.each(Object.keys(KEYS))('without %s alone the site does not start', (name) => {
    expect(() => parseEnv({ ...KEYS, [name]: '' })).toThrow(/^Bad settings\. reCAPTCHA needs all of [^\n]+ or none\.$/)
  })
})

describe('requireSafeDeployment', () => {
  /** A secret as `openssl rand -hex 32` writes one. */
  const own = (name: string): string => createHash('sha256').update(name).digest('hex')
  const PUBLIC = {
    NODE_ENV: 'production',
    SITE_ORIGIN: 'https://www.group.example',
    STORYBLOK_PUBLIC_TOKEN: own('STORYBLOK_PUBLIC_TOKEN'),
    STORYBLOK_PREVIEW_TOKEN: own('STORYBLOK_PREVIEW_TOKEN'),
    STORYBLOK_WEBHOOK_SECRET: own('STORYBLOK_WEBHOOK_SECRET'),
    SITE_API_TOKEN: own('SITE_API_TOKEN'),
    HOTEL_API_TOKEN: own('HOTEL_API_TOKEN'),
    CASINO_API_TOKEN: own('CASINO_API_TOKEN'),
    INSTAGRAM_TOKEN: own('INSTAGRAM_TOKEN'),
    INSTAGRAM_API_URL: 'https://graph.instagram.example/v23.0',
    BOOKING_ENGINE_URL: 'https://engine.example',
    BOOKING_ENGINE_CHAIN: '1',
    THEFORK_URL: 'https://thefork.example',
    ZENCHEF_URL: 'https://zenchef.example',
    SEVENROOMS_URL: 'https://sevenrooms.example',
    PAYMENT_FORM_URL: 'https://pay.example/vads-payment/',
  }

  test('lets a public deployment start that has secrets and addresses of its own, and any local one', () => {
    expect(() => requireSafeDeployment(PUBLIC)).not.toThrow()
    expect(() => requireSafeDeployment({ NODE_ENV: 'production', DEPLOYMENT: 'local' })).not.toThrow()
    expect(() => requireSafeDeployment({})).not.toThrow()
  })

  test.each(Object.keys(PUBLIC).filter((name) => !['NODE_ENV', 'BOOKING_ENGINE_CHAIN'].includes(name)))(
    'names %s where it is missing, in one line',
    (name) => {
      expect(() => requireSafeDeployment({ ...PUBLIC, [name]: '' })).toThrow(
        new RegExp(`^Bad settings\\. (?:${name}) [^\\n]+$`),
      )
    },
  )

  test.each([
    [{ CAPTCHA_DIFFICULTY: '13' }, 'a CAPTCHA_DIFFICULTY below the default is for demonstrations and tests'],
    [{ CAPTCHA_MINIMUM_MS: '1999' }, 'a CAPTCHA_MINIMUM_MS below the default is for demonstrations and tests'],
    [
      { RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:4001/captcha/siteverify' },
      'a RECAPTCHA_VERIFY_URL of this machine is for demonstrations and tests',
    ],
  ])('takes no weak captcha: %o', (weak, fault) => {
    expect(() => requireSafeDeployment({ ...PUBLIC, ...weak })).toThrow(`Bad settings. ${fault}`)
    expect(() => requireSafeDeployment(weak)).not.toThrow()
  })

  test('asks other machines by TLS, but for hosts of a closed network', () => {
    for (const [name, value] of [
      ['HOTEL_API_URL', 'http://10.0.0.5/hotel'],
      ['CASINO_API_URL', 'http://203.0.113.4/casino'],
      ['REDIS_URL', 'redis://cache.group.example'],
    ] as const) {
      const given = { ...PUBLIC, [name]: value }
      expect(() => requireSafeDeployment(given)).toThrow(`Bad settings. ${name} has an address without TLS`)
      const { hostname } = new URL(value)
      expect(() => requireSafeDeployment({ ...given, PRIVATE_HOSTS: `a,${hostname}` })).not.toThrow()
      expect(() => requireSafeDeployment({ ...PUBLIC, [name]: value.replace(/^(http|redis)/, '$1s') })).not.toThrow()
    }
  })

  test('takes no secret that is easy to guess, or that serves twice', () => {
    expect(() => requireSafeDeployment({ ...PUBLIC, HOTEL_API_TOKEN: 'e' })).toThrow('HOTEL_API_TOKEN is too easy')
    expect(() => requireSafeDeployment({ ...PUBLIC, CASINO_API_TOKEN: PUBLIC.HOTEL_API_TOKEN })).toThrow(
      'CASINO_API_TOKEN has the value of HOTEL_API_TOKEN',
    )
  })

  test('production on an http origin or with a stand-in’s address does not start', () => {
    expect(() => requireSafeDeployment({ ...PUBLIC, SITE_ORIGIN: 'http://www.group.example' })).toThrow('SITE_ORIGIN')
    expect(() =>
      requireSafeDeployment({ ...PUBLIC, BOOKING_ENGINE_URL: 'http://127.0.0.1:4001/partners/synxis' }),
    ).toThrow('BOOKING_ENGINE_URL')
    for (const PAYMENT_FORM_URL of ['http://127.0.0.1:4001/payment/vads-payment/', 'http://pay.example/vads-payment/'])
      expect(() => requireSafeDeployment({ ...PUBLIC, PAYMENT_FORM_URL })).toThrow('PAYMENT_FORM_URL')
  })
})
