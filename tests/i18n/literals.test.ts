import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import { SOURCES } from './third-language.ts'

/** Files that may mention a language by its code, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/shared/domain/locale.ts': 'the list of languages',
  'lib/i18n/translate.ts': 'imports the catalogues',
  'packages/shared/domain/time/paris-time.ts': 'digits, whose tag matters to nobody',
  'components/site/gambling-notice.tsx': 'the law’s warning is in French on every page',
  'components/member/card/membership-card.tsx': 'the programme’s name is French in every language',
  'components/site/status-page.tsx': 'the technical sentence is in English on every page',
  'services/casino/seed/people.ts': 'languages of demonstration members',
  'services/hotel/seed/people.ts': 'languages of demonstration members',
  'services/mail/pages.ts': 'the developers’ mailbox is in English',
  'services/kit/failure-switch.ts': 'the developers’ stand-ins are in English',
  'services/payment/words.ts': 'the stand-ins of other companies’ sites have languages of their own',
  'services/partners/language.ts': 'the stand-ins of other companies’ sites have languages of their own',
}

/** Own catalogues: the editor's, beside the parts that use them (decision 72), and the desk's (decision 96). */
const OWN_WORDS = ['editor/', 'services/site/desk/words/']

const isOfOwnWords = (path: string): boolean => OWN_WORDS.some((folder) => path.startsWith(folder))

const CODES: ReadonlySet<string> = new Set([
  ...LOCALES,
  ...LOCALES.flatMap((locale) => Object.values(LANGUAGE_TAGS[locale])),
  ...LOCALES.map((locale) => `/${locale}`),
])

/** Fast path: a source that does not match contains none of these codes, and needs no parser. */
const MENTION = new RegExp(String.raw`\b(?:${LOCALES.join('|')})\b`, 'i')

/** Language codes in a source, as a string literal or as a key of an object. */
function languagesNamed(path: string, text: string): string[] {
  if (!MENTION.test(text)) return []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const named = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isPropertyAssignment(node) || ts.isPropertySignature(node) || ts.isShorthandPropertyAssignment(node)
        ? node.name.getText(source)
        : undefined
    const isSlug = named?.startsWith('/') === true && [...CODES].some((code) => named.startsWith(`${code}/`))
    if (named !== undefined && (CODES.has(named) || isSlug))
      found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${named}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('languages by name', () => {
  test('stand in packages/shared/locales, and where there is a reason', () => {
    const found = SOURCES.filter((path) => !path.startsWith('packages/shared/locales/') && !isOfOwnWords(path)).flatMap(
      (path) => languagesNamed(path, readFileSync(join(process.cwd(), path), 'utf8')),
    )
    expect(found.filter((place) => !Object.hasOwn(EXCEPTIONS, place.split(':')[0] ?? ''))).toEqual([])
    const used = new Set(found.map((place) => place.split(':')[0]))
    expect(Object.keys(EXCEPTIONS).filter((path) => !used.has(path))).toEqual([])
  })

  test.each([
    ["const a = locale === 'fr' ? 1 : 2", ['x.ts:1 fr']],
    ["const a: Record<Locale, string> = { fr: 'a', en: 'b' }", ['x.ts:1 fr', 'x.ts:1 en']],
    ["const tag = 'en-GB'", ['x.ts:1 en-GB']],
    ["const a = path.startsWith('/en')", ['x.ts:1 /en']],
    ["const a = '/en/search'", ['x.ts:1 /en/search']],
    ["const a = '/enghien' // 'fr'", []],
  ])('%s', (text, names) => {
    expect(languagesNamed('x.ts', text)).toEqual(names)
  })
})
