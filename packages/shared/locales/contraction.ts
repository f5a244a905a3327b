/** `town`: a feminine article belongs to the name and keeps its capital (`à La Baule`), unlike `à la Baie dorée`. */
export type Named = 'town' | 'property'

/** The article at the beginning of a name: `Les Colombages`, `Le Clos`, `La Baie dorée`, `L’Éperon`. */
const ARTICLE = /^(Les|Le|La)\s+(?=\S)|^(L)(?=[’'])/u

/** Beginnings before which `de` is elided. */
const VOWEL = /^(?:[aeiouyàâäéèêëîïôöùûüœ]|hô)/iu

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)

function joined(name: string, kind: Named, [singular, plural, plain]: readonly [string, string, string]): string {
  const article = ARTICLE.exec(name)
  const [, word, elided] = article ?? []
  if (word === 'Les') return `${plural} ${name.slice(article?.[0].length)}`
  if (word === 'Le') return `${singular} ${name.slice(article?.[0].length)}`
  if (word !== undefined || elided !== undefined) return `${plain} ${kind === 'town' ? name : lowerFirst(name)}`
  return plain === 'de' && VOWEL.test(name) ? `d’${name}` : `${plain} ${name}`
}

/** French contraction of `à` and a name: `aux Colombages`, `au Clos`, `à la Baie dorée`, `à Deauville`. */
export const withA = (name: string, kind: Named): string => joined(name, kind, ['au', 'aux', 'à'])

/** French contraction of `de` and a name: `des Colombages`, `du Clos`, `de l’Éperon`, `d’Enghien-les-Bains`. */
export const withDe = (name: string, kind: Named): string => joined(name, kind, ['du', 'des', 'de'])
