import { useCallback, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useSession } from '../session/session.ts'
import { Note } from '../ui/note.tsx'
import { useMedia } from '../ui/use-media.ts'
import { useWords } from '../words.ts'
import { ActionBar } from './action-bar.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { FilterBar } from './filter-bar.tsx'
import { findStories, hasFilters, readFilters, writeFilters } from './filters.ts'
import { MoveDialog } from './move-dialog.tsx'
import { NewDialog } from './new-dialog.tsx'
import { PageState } from './page-state.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { type TreeNode, foldersAbove, visibleRows } from './tree.ts'
import { TreeGrid } from './tree-grid.tsx'
import styles from './tree-screen.module.css'
import { useExpanded } from './use-expanded.ts'
import { useFound, useSpace, useStates, useTree } from './use-stories.ts'
import { useTreeActions } from './use-tree-actions.ts'
import { treeWords } from './words.ts'

const NOBODY: ReadonlySet<number> = new Set()

/** All stories in their folders: search, filter, create, move, publish. */
export function TreeScreen() {
  const say = useWords(treeWords)
  const { stories, tree, error, readAt } = useTree()
  const states = useStates()
  const space = useSpace()
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const [opened, setOpened] = useExpanded()
  const [chosen, setActive] = useState<number>()
  const [selected, setSelected] = useState<ReadonlySet<number>>(NOBODY)
  const menu = useRef<HTMLDivElement>(null)
  const isWide = useMedia('(min-width: 80rem)')

  const filters = useMemo(() => readFilters(search), [search])
  const inText = useFound('text_search', filters.text)
  const withBlock = useFound('contain_component', filters.block)
  const found = useMemo(
    () =>
      stories && hasFilters(filters)
        ? findStories(stories, filters, { states, user: user?.friendly_name ?? '', inText, withBlock })
        : undefined,
    [stories, filters, states, user, inText, withBlock],
  )
  // On the first visit, the site's root folder is expanded.
  const expanded = useMemo(
    () => opened ?? new Set(tree.roots.length === 1 ? tree.roots.map(({ story }) => story.id) : []),
    [opened, tree],
  )
  const rows = useMemo(() => visibleRows(tree, expanded, found), [tree, expanded, found])
  const isShown = useMemo(() => rows.some(({ node }) => node.story.id === chosen), [rows, chosen])
  const active = tree.byId.get((isShown ? chosen : undefined) ?? rows[0]?.node.story.id ?? 0)
  const isSelection = selected.size > 0
  const targets = useMemo(() => {
    if (!isSelection) return active ? [active] : []
    return [...tree.byId.values()].filter(({ story }) => selected.has(story.id))
  }, [tree, selected, isSelection, active])
  const typeNames = useMemo(
    () => new Map(space?.components.map(({ name, display_name: displayed }) => [name, displayed ?? name])),
    [space],
  )

  const expand = useCallback(
    (nodes: readonly TreeNode[], isExpanded: boolean): void => {
      const next = new Set(expanded)
      for (const { story } of nodes)
        if (isExpanded) next.add(story.id)
        else next.delete(story.id)
      setOpened(next)
    },
    [expanded, setOpened],
  )
  const clear = useCallback(() => setSelected(NOBODY), [])
  const { actions, command, drop, cut, asked, close } = useTreeActions({
    tree,
    active,
    targets,
    onActive: setActive,
    onExpand: expand,
    clear,
    openMenu: () => menu.current?.querySelector('button')?.click(),
    selectAll: () => setSelected(new Set(rows.filter(({ isMatch }) => isMatch).map(({ node }) => node.story.id))),
  })
  /** Reveals a new or moved node by expanding its folders. */
  const reveal = (id: number, folder: TreeNode | undefined): void => {
    if (folder) expand([...foldersAbove(folder), folder], true)
    setActive(id)
  }

  if (error) return <Message kind="bad" text={say.failed} />
  if (!stories || !space) return <Message text={say.loading} />
  const { languages, components } = space
  return (
    <main className={styles.screen}>
      <h1 className="vh">{say.title}</h1>
      <Shortcuts tree={tree} />
      <FilterBar
        filters={filters}
        components={components}
        found={found?.size}
        onChange={(next) => setSearch(writeFilters(next), { replace: true })}
      />
      <ActionBar targets={targets} isSelection={isSelection} cut={cut.size} actions={actions} menu={menu} />
      <div className={styles.panels}>
        {rows.length > 0 ? (
          <TreeGrid
            rows={rows}
            active={active?.story.id}
            selected={selected}
            cut={cut}
            states={states}
            typeNames={typeNames}
            languages={languages}
            now={readAt}
            onActive={setActive}
            onSelected={setSelected}
            onExpand={expand}
            onCommand={command}
            onDrop={drop}
          />
        ) : (
          <Note>{stories.length === 0 ? say.empty : say.nothing}</Note>
        )}
        {isWide && active && !active.story.is_folder && (
          <PageState key={active.story.id} node={active} state={states.get(active.story.id)} languages={languages} />
        )}
      </div>
      {(asked?.kind === 'page' || asked?.kind === 'folder') && (
        <NewDialog
          kind={asked.kind}
          parent={asked.parent}
          tree={tree}
          components={components}
          languages={languages}
          onClose={close}
          onDone={(id, folder) => {
            reveal(id, folder)
            if (asked.kind === 'page') navigate(`/stories/${id}`)
          }}
        />
      )}
      {asked?.kind === 'address' && (
        <AddressDialog node={asked.node} tree={tree} languages={languages} onClose={close} />
      )}
      {asked?.kind === 'move' && (
        <MoveDialog
          nodes={asked.nodes}
          to={asked.to}
          tree={tree}
          languages={languages}
          onClose={close}
          onDone={reveal}
        />
      )}
      {(asked?.kind === 'delete' || asked?.kind === 'unpublish') && (
        <RemoveDialog action={asked.kind} nodes={asked.nodes} onClose={close} onDone={clear} />
      )}
    </main>
  )
}

const Message = ({ kind = 'info', text }: { kind?: 'info' | 'bad'; text: string }) => (
  <main className={styles.screen}>
    <Note kind={kind}>{text}</Note>
  </main>
)
