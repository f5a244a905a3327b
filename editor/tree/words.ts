import type { Language } from '../words.ts'
import { defineWords } from '../words.ts'

/** Texts that the parts of the tree share. Those of a dialog are beside it. */
export const treeWords = defineWords({
  fr: {
    title: 'Contenu',
    tree: 'Dossiers et pages',
    columns: { name: 'Nom', type: 'Type', state: 'État', languages: 'Traductions', changed: 'Modifié' },
    states: { live: 'En ligne', changed: 'Modifiée', draft: 'Brouillon' },
    scheduled: 'Programmée',
    faults: (count: number) => `${count} défaut${count > 1 ? 's' : ''}`,
    startpage: 'page du dossier',
    pages: (count: number) => `${count} page${count > 1 ? 's' : ''}`,
    select: (name: string) => `Sélectionner ${name}`,
    drag: (name: string) => `Déplacer ${name}`,
    covered: (language: string) => `${language}\u00a0: complet`,
    lacking: (language: string, count: number) => `${language}\u00a0: ${count} champ${count > 1 ? 's' : ''} à traduire`,
    loading: 'Chargement…',
    failed: 'Les pages ne peuvent pas être lues.',
    nothing: 'Aucune page ne répond à ces critères.',
    empty: 'Aucune page pour l’instant. Créez la première.',
    clear: 'Effacer les critères',
    root: 'Racine du site',
    cancel: 'Annuler',
    keys:
      'Flèches\u00a0: parcourir. Entrée\u00a0: ouvrir. Espace\u00a0: sélectionner. F2\u00a0: renommer. ' +
      'Ctrl+X, Ctrl+V\u00a0: déplacer. Suppr\u00a0: mettre à la corbeille. Maj+F10\u00a0: autres actions.',
  },
  en: {
    title: 'Content',
    tree: 'Folders and pages',
    columns: { name: 'Name', type: 'Type', state: 'State', languages: 'Translations', changed: 'Changed' },
    states: { live: 'Live', changed: 'Changed', draft: 'Draft' },
    scheduled: 'Scheduled',
    faults: (count: number) => `${count} fault${count === 1 ? '' : 's'}`,
    startpage: 'page of the folder',
    pages: (count: number) => `${count} page${count === 1 ? '' : 's'}`,
    select: (name: string) => `Select ${name}`,
    drag: (name: string) => `Move ${name}`,
    covered: (language: string) => `${language}: complete`,
    lacking: (language: string, count: number) => `${language}: ${count} field${count === 1 ? '' : 's'} to translate`,
    loading: 'Loading…',
    failed: 'The pages cannot be read.',
    nothing: 'No page meets these criteria.',
    empty: 'No page yet. Create the first one.',
    clear: 'Clear the criteria',
    root: 'Root of the site',
    cancel: 'Cancel',
    keys:
      'Arrows: move about. Enter: open. Space: select. F2: rename. Ctrl+X, Ctrl+V: move. ' +
      'Delete: move to the trash. Shift+F10: other actions.',
  },
})

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Days after which a date is shown instead of a relative time. */
const RECENT = 30

const formats = new Map<Language, { distance: Intl.RelativeTimeFormat; date: Intl.DateTimeFormat }>()

function formatsOf(language: Language) {
  const known = formats.get(language)
  if (known) return known
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const made = {
    distance: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    date: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
  }
  formats.set(language, made)
  return made
}

/** A past moment in words: « il y a 3 heures », « 2 avr. 2026 ». */
export function since(moment: string, language: Language, now: number): string {
  const { distance, date } = formatsOf(language)
  const passed = now - Date.parse(moment)
  if (passed > RECENT * 86_400_000) return date.format(new Date(moment))
  for (const [unit, length] of UNITS) if (passed >= length) return distance.format(-Math.floor(passed / length), unit)
  return distance.format(0, 'minute')
}
