import { expect, test } from 'vitest'
import { type MailDocument, renderMail } from './layout.ts'

const mail: MailDocument = {
  language: 'fr',
  subject: 'Votre <table>',
  opening: ['Bonjour Zoé,', 'Votre table est prête.'],
  action: { label: 'Voir', address: 'https://site.example/a?b=1&c=2' },
  closing: ['Une question\u00a0? Appelez le 02 61 91 10 00.'],
  sender: 'Barrière',
  origin: 'https://site.example',
  colon: '\u00a0:',
}

test('both parts say the same, in the same order', () => {
  const { text, html } = renderMail(mail)
  expect(text).toBe(
    'Bonjour Zoé,\n\nVotre table est prête.\n\nVoir\u00a0:\nhttps://site.example/a?b=1&c=2\n\n' +
      'Une question\u00a0? Appelez le 02 61 91 10 00.\n\nBarrière\n',
  )
  const body = html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, '|')
  const said = ['Bonjour Zoé,', 'Voir', 'Une question\u00a0? Appelez le ', '|Barrière|']
  const places = said.map((words) => body.indexOf(words))
  expect(places).toEqual(places.toSorted((left, right) => left - right))
  expect(places).not.toContain(-1)
})

test('markup of a value is text, and its link is whole', () => {
  const { html } = renderMail(mail)
  expect(html).not.toContain('<table>')
  expect(html).toContain('href="https://site.example/a?b=1&amp;c=2"')
})

test('the preview line is the purpose, before anything that is shown', () => {
  const body = renderMail(mail).html.split('<body')[1] ?? ''
  expect(body.indexOf('>Votre table est prête.<')).toBeLessThan(body.indexOf('BARRIÈRE'))
})

test('a telephone number is a link that no line end cuts', () => {
  expect(renderMail(mail).html).toMatch(/href="tel:\+33261911000"[^>]*>02\u00a061\u00a091\u00a010\u00a000</)
})

test('an ordinal is raised in the HTML, and plain in the text', () => {
  const { text, html } = renderMail({ ...mail, opening: ['Dès le 1er juin <2026>.'] })
  expect(text).toContain('Dès le 1er juin <2026>.')
  expect(html).toMatch(/Dès le 1<sup style="[^"]+">er<\/sup> juin &lt;2026&gt;\./)
})

test('links at the foot come last, small and whole', () => {
  const { text, html } = renderMail({ ...mail, links: [{ label: 'Fin <b>', address: 'https://site.example/l#a=1&b' }] })
  expect(text).toMatch(/\n\nBarrière\n\nFin <b>\u00a0:\nhttps:\/\/site\.example\/l#a=1&b\n$/)
  expect(html).toMatch(/Barrière<br><a [^>]*href="https:\/\/site\.example\/l#a=1&amp;b"[^>]*>Fin &lt;b&gt;<\/a>/)
})

test('facts stand between the opening and the action, line by line, and their markup is text', () => {
  const facts = [
    { label: 'Sujet', value: '<b>Table</b>' },
    { label: 'Message', value: 'Un\nDeux' },
  ]
  const { text, html } = renderMail({ ...mail, facts })
  expect(text).toContain('prête.\n\nSujet\u00a0: <b>Table</b>\nMessage\u00a0:\nUn\nDeux\n\nVoir')
  expect(html).toMatch(/<th [^>]*scope="row" width[^>]*>Sujet<\/th><td /)
  expect(html).toMatch(/<th [^>]*colspan="2"[^>]*>Message<\/th><\/tr><tr><td [^>]*>Un<br>Deux<\/td>/)
  expect(html).toContain('&lt;b&gt;Table&lt;/b&gt;')
})

test('nothing is asked of another machine, and Gmail shows it whole', () => {
  const { html } = renderMail(mail)
  expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\((?!data:)/)
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
})

test('no line ends within “e-mail”, in the title, the paragraphs and the button', () => {
  const words = 'Confirmez votre adresse e-mail'
  const { subject, text, html } = renderMail({
    ...mail,
    subject: words,
    opening: ['Bonjour,', `${words}\u00a0: zoe@e-mail.example.`],
    action: { label: words, address: 'https://www.example.com/e-mail' },
  })
  const shown = html.slice(html.indexOf('<h1'))
  expect(shown.match(/adresse <span style="white-space:nowrap">e-mail<\/span>/g)).toHaveLength(3)
  expect(shown).toContain('zoe@e-mail.example')
  expect(html).toContain('href="https://www.example.com/e-mail"')
  // Inbox lists and mail programs without HTML get plain letters.
  expect([subject, text.includes(words), html.includes(`<title>${words}</title>`)]).toEqual([words, true, true])
})
