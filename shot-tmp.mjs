import { chromium } from '@playwright/test'
import { createHash } from 'node:crypto'
const [,, out, width, draft, ...paths] = process.argv
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const p = await (await b.newContext({ viewport: { width: Number(width), height: 900 }, locale: 'fr-FR', deviceScaleFactor: 1 })).newPage()
const origin = 'http://localhost:3990'
if (draft === 'draft') {
  const ts = String(Math.floor(Date.now()/1000))
  await p.goto(origin + '/api/preview?' + new URLSearchParams({ slug: 'website-hotels/mentions-legales', _storyblok: '1', _storyblok_c: 'page', _storyblok_lang: 'default', '_storyblok_tk[space_id]': '1', '_storyblok_tk[timestamp]': ts, '_storyblok_tk[token]': createHash('sha1').update(`1:local-preview:${ts}`).digest('hex') }))
}
p.on('console', m => { if (m.type()==='error') console.log('console', m.text()) }); p.on('pageerror', e => console.log('pageerror', e.message))
for (const path of paths) {
  const r = await p.goto(origin + path, { waitUntil: 'networkidle' })
  const h = await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise(r => setTimeout(r, 60)) } scrollTo(0,0); return [document.body.scrollHeight, document.documentElement.scrollWidth - innerWidth] })
  await p.waitForLoadState('networkidle')
  const name = path.replace(/\W+/g, '_') || '_'
  await p.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true })
  console.log(path, r.status(), ...h)
}
await b.close()
