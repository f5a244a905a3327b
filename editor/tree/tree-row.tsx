import { type MouseEvent, memo } from 'react'
import { Link } from 'wouter'
import type { ListedStory, Space } from '@barriere/shared/stories/types.ts'
import { cx } from '../ui/cx.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Badge } from '../ui/note.tsx'
import { useLanguage, useWords } from '../words.ts'
import { type StoryState, isScheduled } from './filters.ts'
import { type Row, pagesBelow } from './tree.ts'
import styles from './tree-grid.module.css'
import type { DropPlace } from './use-drag.ts'
import { since, treeWords } from './words.ts'

export const rowId = (id: number): string => `story-${id}`

interface RowProps {
  row: Row
  /** Index in the whole grid, from 0. */
  index: number
  /** Pixels from the first row. */
  top: number
  height: number
  isActive: boolean
  isSelected: boolean
  isCut: boolean
  drop: DropPlace['where'] | undefined
  state: StoryState | undefined
  typeName: string
  languages: Space['languages']
  /** When the list was read, in milliseconds: the base of relative times. */
  now: number
  onPoint: (index: number, event: MouseEvent) => void
  onToggle: (index: number) => void
  onCheck: (index: number) => void
}

/** A row of the treegrid. Its parts are for the pointer; keys act on the grid, which has the focus. */
export const TreeRow = memo(function TreeRow(props: RowProps) {
  const { row, index, top, height, isActive, isSelected, isCut, drop, state, typeName, languages } = props
  const { node, isExpanded, isMatch } = row
  const { story, level } = node
  const say = useWords(treeWords)
  const language = useLanguage()
  const hasChildren = node.children.length > 0
  return (
    <div
      role="row"
      id={rowId(story.id)}
      data-index={index}
      data-active={isActive || undefined}
      aria-rowindex={index + 2}
      aria-level={level}
      aria-posinset={row.index + 1}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? isExpanded : undefined}
      className={cx(
        styles.row,
        isActive && styles.active,
        isSelected && styles.selected,
        (isCut || !isMatch) && styles.faint,
        drop && styles[drop],
      )}
      style={{ transform: `translateY(${top}px)`, height }}
      onClick={(event) => props.onPoint(index, event)}
    >
      <div role="gridcell" className={styles.name} style={{ paddingInlineStart: `${(level - 1) * 1.1}em` }}>
        <label className={styles.check} onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={say.select(story.name)}
            checked={isSelected}
            onChange={() => props.onCheck(index)}
          />
        </label>
        <span
          className={cx(styles.twisty, isExpanded && styles.open)}
          onClick={(event) => {
            event.stopPropagation()
            props.onToggle(index)
          }}
        >
          {hasChildren && <Icon name="chevron" />}
        </span>
        <Icon name={iconOf(story)} />
        {story.is_folder ? (
          <span className={styles.text}>{story.name}</span>
        ) : (
          <Link href={`/stories/${story.id}`} tabIndex={-1} draggable={false} className={styles.text}>
            {story.name}
          </Link>
        )}
        {story.is_startpage && <span className={styles.hint}>{say.startpage}</span>}
        {story.is_folder && <span className={styles.hint}>{say.pages(pagesBelow(node))}</span>}
        <span className={styles.handle} data-drag title={say.drag(story.name)} aria-hidden="true">
          <Icon name="move" />
        </span>
      </div>
      <div role="gridcell" className={styles.type}>
        {typeName}
      </div>
      <div role="gridcell" className={styles.state}>
        {!story.is_folder && <State story={story} faults={state?.faults ?? 0} />}
      </div>
      <div role="gridcell" className={styles.languages}>
        {state?.translations.map((coverage) => (
          <CoverageMark key={coverage.lang} coverage={coverage} languages={languages} />
        ))}
      </div>
      <div role="gridcell" className={styles.changed}>
        {!story.is_folder && (
          <time dateTime={story.updated_at} title={new Date(story.updated_at).toLocaleString(language)}>
            {since(story.updated_at, language, props.now)}
          </time>
        )}
      </div>
    </div>
  )
})

const iconOf = ({ is_folder: isFolder, is_startpage: isStartpage }: ListedStory): IconName =>
  isFolder ? 'folder' : isStartpage ? 'home' : 'file'

/** Whether a story is public, and its problems. */
export function State({ story, faults }: { story: ListedStory; faults: number }) {
  const say = useWords(treeWords)
  return (
    <>
      {!story.published && <Badge>{say.states.draft}</Badge>}
      {story.published && story.unpublished_changes && <Badge kind="warn">{say.states.changed}</Badge>}
      {story.published && !story.unpublished_changes && <Badge kind="good">{say.states.live}</Badge>}
      {isScheduled(story) && <Badge kind="warn">{say.scheduled}</Badge>}
      {faults > 0 && <Badge kind="bad">{say.faults(faults)}</Badge>}
    </>
  )
}

interface MarkProps {
  coverage: StoryState['translations'][number]
  languages: Space['languages']
}

/** Coverage in one language: its code with a tick, or with the number of missing or outdated fields. */
export function CoverageMark({ coverage: { lang, missing, outdated }, languages }: MarkProps) {
  const say = useWords(treeWords)
  const name = languages.find(({ code }) => code === lang)?.name ?? lang
  const left = missing + outdated
  const text = left === 0 ? say.covered(name) : say.lacking(name, left)
  return (
    <span className={cx(styles.mark, left > 0 && styles.lacking)} title={text}>
      <span aria-hidden="true">
        {lang.toUpperCase()} {left === 0 ? '✓' : left}
      </span>
      <span className="vh">{text}</span>
    </span>
  )
}
