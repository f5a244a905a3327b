import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { copyBlock } from '../form/block-clipboard.ts'
import { firstField } from '../form/form-layout.ts'
import { settings } from '../settings.ts'
import { duplicateBlock, moveBlock, placeOf, removeBlock } from '../story/block-changes.ts'
import { findBlock } from '@barriere/shared/stories/blocks.ts'
import { storyAddress } from '../story/releases.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import { AddBlockDialog, type Insertion } from './add-block-dialog.tsx'
import { PreviewBridge } from './bridge.ts'
import { DEVICES, type Device, WIDTHS, deviceOf } from './devices.ts'
import { LiveCounter } from './live-counter.tsx'
import { type BlockAction, componentNames } from './messages.ts'
import { previewAddress } from './preview-address.ts'
import styles from './preview-panel.module.css'
import { ScaledFrame } from './scaled-frame.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { unsavedStory } from './unsaved-story.ts'
import { usePreviewToken } from './use-preview-token.ts'

const words = defineWords({
  fr: {
    preview: 'Aperçu',
    frame: 'Aperçu de la page',
    phone: 'Téléphone',
    tablet: 'Tablette',
    desktop: 'Ordinateur',
    reload: 'Recharger l’aperçu',
    share: 'Partager l’aperçu',
    opening: 'Ouverture de l’aperçu…',
    silent: 'L’aperçu ne répond pas. Cette page n’existe peut-être pas encore sur le site.',
    again: 'Réessayer',
    foreign: 'Ce bloc appartient à un autre contenu.',
    open: 'L’ouvrir',
    copied: 'Bloc copié.',
  },
  en: {
    preview: 'Preview',
    frame: 'Preview of the page',
    phone: 'Phone',
    tablet: 'Tablet',
    desktop: 'Desktop',
    reload: 'Reload the preview',
    share: 'Share the preview',
    opening: 'Opening the preview…',
    silent: 'The preview does not answer. This page may not exist on the site yet.',
    again: 'Try again',
    foreign: 'This block belongs to another story.',
    open: 'Open it',
    copied: 'Block copied.',
  },
})

/** Milliseconds until a page has to report that it is ready. A first draft after a start may take seconds. */
const SILENT_AFTER = 8_000

/** The edited page as visitors will see it. `onEdit` is called when a block is clicked. */
export function PreviewPanel({ onEdit }: { onEdit: () => void }) {
  const say = useWords(words)
  const { draft, components, space, release } = useStoryContext()
  const story = useDraft((state) => state.story)
  const language = useDraft((state) => state.language)
  const frame = useRef<HTMLIFrameElement>(null)
  const [device, setDevice] = useState<Device>(() => deviceOf(innerWidth))
  const [visit, setVisit] = useState({ count: 0, cookieless: false })
  /** Address of the page that has reported, and of the page that has not. */
  const [ready, setReady] = useState<string>()
  const [silent, setSilent] = useState<string>()
  const [foreign, setForeign] = useState<number>()
  const [insertion, setInsertion] = useState<Insertion>()
  const [isSharing, setSharing] = useState(false)

  const token = usePreviewToken(story)
  // The page stays authenticated by its cookie. Without cookies, a new signature needs a new address.
  const renewal = visit.cookieless ? token.timestamp : ''
  const address = useMemo(
    () =>
      previewAddress(
        { ...story, component: story.content.component },
        { language, token, cookieless: visit.cookieless, release: release?.id },
      ),
    // Reloads the page only for a new address: not for every save, nor for a new signature while a cookie
    // authenticates.
    // oxlint-disable-next-line react/exhaustive-deps
    [story.id, story.full_slug, language, visit, renewal],
  )

  const act = (action: BlockAction, uid: string): void => {
    const root = draft.get().edited.content
    const place = placeOf(root, uid)
    const block = findBlock(root, uid)?.blocks.at(-1)
    if (!block) return
    if (action === 'copy') {
      copyBlock(block)
      toast(say.copied)
    } else if (!place) return
    else if (action === 'duplicateBlock') duplicateBlock(draft, uid)
    else if (action === 'deleteBlock') removeBlock(draft, uid)
    else if (action === 'moveForward') moveBlock(draft, uid, place.index + 1)
    else if (action === 'moveBackward') moveBlock(draft, uid, place.index - 1)
    else setInsertion({ ...place, at: place.index + (action === 'addBlockAfter' ? 1 : 0) })
  }
  const edit = (uid: string): void => {
    setForeign(undefined)
    const block = findBlock(draft.get().edited.content, uid)?.blocks.at(-1)
    draft.select(uid, firstField(components.get(block?.component ?? '')?.schema ?? {}))
    onEdit()
  }
  const onAction = useEffectEvent(act)
  const onBlock = useEffectEvent(edit)
  /** First assumption: the browser blocks the frame's cookies. */
  const onSilence = useEffectEvent(() => {
    if (visit.cookieless) setSilent(address)
    else setVisit(({ count }) => ({ count: count + 1, cookieless: true }))
  })

  useEffect(() => {
    const bridge = new PreviewBridge({
      draft,
      space: space.id,
      frame: () => frame.current?.contentWindow ?? null,
      site: settings.site,
      names: componentNames(components),
      unsaved: (state) => unsavedStory(state, space, settings.files),
      onReady: () => {
        clearTimeout(silence)
        setReady(address)
        setSilent(undefined)
      },
      onEdit: (uid) => onBlock(uid),
      onForeign: setForeign,
      onAction: (action, uid) => onAction(action, uid),
    })
    const silence = setTimeout(() => onSilence(), SILENT_AFTER)
    const stop = bridge.start()
    return () => {
      clearTimeout(silence)
      stop()
    }
  }, [draft, components, space, address])

  const [isReady, isSilent] = [ready === address, silent === address]
  const reload = (): void => setVisit(({ count, cookieless }) => ({ count: count + 1, cookieless }))
  return (
    <section aria-label={say.preview} className={styles.panel}>
      <div className={styles.tools} role="toolbar" aria-label={say.preview}>
        {DEVICES.map((one) => (
          <IconButton
            key={one}
            icon={one}
            label={say[one]}
            aria-pressed={one === device}
            onClick={() => setDevice(one)}
          />
        ))}
        <LiveCounter />
        <IconButton icon="link" label={say.share} onClick={() => setSharing(true)} />
        <IconButton icon="redo" label={say.reload} onClick={reload} />
      </div>
      {foreign !== undefined && (
        <Note>
          {say.foreign} <Link href={storyAddress(foreign, release)}>{say.open}</Link>
        </Note>
      )}
      {isSilent && (
        <Note kind="bad">
          {say.silent} <Button onClick={reload}>{say.again}</Button>
        </Note>
      )}
      <ScaledFrame ref={frame} title={say.frame} src={address} width={WIDTHS[device]} isReady={isReady} />
      <p className="vh" role="status">
        {isReady || isSilent ? '' : say.opening}
      </p>
      {insertion && <AddBlockDialog insertion={insertion} onClose={() => setInsertion(undefined)} />}
      {isSharing && (
        <ShareDialog story={story.id} language={language} release={release} onClose={() => setSharing(false)} />
      )}
    </section>
  )
}
