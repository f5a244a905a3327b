import type { CheckRule } from '@barriere/shared/domain/content/publishing-checks.ts'
import { findBlock } from '@barriere/shared/stories/blocks.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { DEFAULT_LANGUAGE } from '@barriere/shared/stories/types.ts'
import { titleOf } from '@barriere/shared/stories/summary.ts'
import formStyles from '../form/form.module.css'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Badge, Note } from '../ui/note.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import type { WeighedFault } from './use-checks.ts'

type Message = (detail: string) => string

const words = defineWords({
  fr: {
    title: 'Avant de publier',
    blocked: 'Ces points empêchent la publication\u00a0:',
    warned: 'Ces points sont à vérifier\u00a0:',
    block: 'Bloquant',
    warn: 'À vérifier',
    publish: 'Publier quand même',
    language: (code: string) => ({ en: 'anglais' })[code] ?? code,
    messages: {
      'required': () => 'Le champ est obligatoire.',
      'alternative': () => 'L’image n’a pas de texte alternatif.',
      'link-empty': (detail) =>
        detail ? `«\u00a0${detail}\u00a0» ne mène nulle part.` : 'Le lien ne mène nulle part.',
      'link-gone': () => 'Le lien mène à une page supprimée.',
      'gambling': (detail) =>
        `La page parle de jeux d’argent${detail ? ` («\u00a0${detail}\u00a0»)` : ''}\u00a0: ` +
        'l’avertissement légal est nécessaire.',
      'number': () => 'Le nombre n’est pas valide.',
      'link-unpublished': (detail) => `«\u00a0${detail}\u00a0» n’est pas publiée.`,
      'translation': () => 'La traduction manque.',
      'heading-order': (detail) => `Un titre de niveau ${detail} saute un niveau.`,
      'heading-one': () => 'Un titre de niveau 1 dans le texte\u00a0: la page n’en a qu’un, celui de son premier bloc.',
      'length': (detail) => `${detail} caractère${detail === '1' ? '' : 's'} de trop.`,
      'title-length': (detail) =>
        `Le titre a ${detail} caractères\u00a0; les moteurs de recherche en montrent 10 à 60.`,
      'description-length': (detail) =>
        `La description a ${detail} caractères\u00a0; les moteurs de recherche en montrent 50 à 160.`,
      'image-small': (detail) => `L’image est trop petite pour sa place (${detail}\u00a0px de large).`,
      'contrast': (detail) => `Le contraste du bandeau n’est que de ${detail}\u00a0:\u00a01.`,
      'past': () => 'La date est passée.',
    } satisfies Record<CheckRule, Message> as Record<CheckRule, Message>,
  },
  en: {
    title: 'Before publishing',
    blocked: 'These points keep the page from being published:',
    warned: 'These points are to be checked:',
    block: 'Blocking',
    warn: 'To check',
    publish: 'Publish anyway',
    language: (code: string) => ({ en: 'English' })[code] ?? code,
    messages: {
      'required': () => 'The field is required.',
      'alternative': () => 'The picture has no alternative text.',
      'link-empty': (detail) => (detail ? `“${detail}” leads nowhere.` : 'The link leads nowhere.'),
      'link-gone': () => 'The link leads to a page that was deleted.',
      'gambling': (detail) =>
        `The page is about gambling${detail ? ` (“${detail}”)` : ''}: the legal warning is needed.`,
      'number': () => 'The number is not valid.',
      'link-unpublished': (detail) => `“${detail}” is not published.`,
      'translation': () => 'The translation is missing.',
      'heading-order': (detail) => `A heading of level ${detail} skips a level.`,
      'heading-one': () => 'A heading of level 1 in the text: the page has only one, that of its first block.',
      'length': (detail) => `${detail} character${detail === '1' ? '' : 's'} too many.`,
      'title-length': (detail) => `The title has ${detail} characters; search engines show 10 to 60.`,
      'description-length': (detail) => `The description has ${detail} characters; search engines show 50 to 160.`,
      'image-small': (detail) => `The picture is too small for its place (${detail} px wide).`,
      'contrast': (detail) => `The contrast of the band is only ${detail}:1.`,
      'past': () => 'The date has passed.',
    },
  },
})

interface ChecksDialogProps {
  faults: readonly WeighedFault[]
  onPublish: () => void
  onClose: () => void
}

/** Faults that were found before publishing. Each entry leads to its field. */
export function ChecksDialog({ faults, onPublish, onClose }: ChecksDialogProps) {
  const say = useWords(words)
  const { draft, components } = useStoryContext()
  const root = useDraft(({ edited }) => edited.content)
  const isBlocked = faults.some(({ level }) => level === 'block')
  const lead = ({ uid, field, language }: WeighedFault): void => {
    // An asset field is shared by all languages, unless its key has a language.
    draft.setLanguage(field.includes('__i18n__') ? (language ?? DEFAULT_LANGUAGE) : DEFAULT_LANGUAGE)
    onClose()
    draft.select(uid, field)
  }
  return (
    <Dialog title={say.title} onClose={onClose} width={42}>
      <Note kind={isBlocked ? 'bad' : 'warn'}>{isBlocked ? say.blocked : say.warned}</Note>
      <ul className={formStyles.rows}>
        {faults.map((fault) => {
          const block = findBlock(root, fault.uid)?.blocks.at(-1)
          const name = fault.field.replace(/__i18n__.*$/, '')
          const label = block && components.get(block.component)?.schema[name]?.display_name
          return (
            <li
              key={`${fault.rule} ${fault.uid} ${fault.field} ${fault.language} ${fault.detail}`}
              className={formStyles.row}
            >
              <button type="button" className={formStyles.fault} onClick={() => lead(fault)}>
                <span>{say.messages[fault.rule](fault.detail ?? '')}</span>
                <span className={ui.hint}>
                  {block && titleOf(block.component, components)} › {label ?? name}
                  {fault.language !== undefined && ` (${say.language(fault.language)})`}
                </span>
              </button>
              <Badge kind={fault.level === 'block' ? 'bad' : 'warn'}>{say[fault.level]}</Badge>
            </li>
          )
        })}
      </ul>
      {!isBlocked && (
        <div className={ui.row}>
          <Button kind="main" icon="publish" onClick={onPublish}>
            {say.publish}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
