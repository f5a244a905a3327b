import { useState } from 'react'
import { toPlain } from '@barriere/shared/domain/text/plain-words.ts'
import type { Component, ComponentField } from '@barriere/shared/stories/types.ts'
import { useStoryContext } from '../story/use-draft.ts'
import { type PickItem, PickDialog } from './pick-dialog.tsx'
import { useGroupOrder } from './schema-text.ts'
import { allowedComponents } from '@barriere/shared/stories/summary.ts'

interface BlockPickerProps {
  title: string
  /** The list that the block is added to. */
  field: ComponentField
  onPick: (component: string) => void
  onClose: () => void
}

const textOf = ({ name, display_name: display, description, component_group_name: group }: Component): string =>
  toPlain([display, name, description, group].join(' '))

const toItem = ({ name, display_name: display, description, component_group_name: group }: Component): PickItem => ({
  key: name,
  name: display ?? name,
  detail: description ?? name,
  group,
})

/** Chooses the block to add, by group, with descriptions. A match contains every word of the search. */
export function BlockPicker({ title, field, onPick, onClose }: BlockPickerProps) {
  const { components } = useStoryContext()
  const placeOf = useGroupOrder()
  const [search, setSearch] = useState('')
  const wanted = toPlain(search.trim()).split(/\s+/)
  const found = allowedComponents(field, components).filter((component) =>
    wanted.every((word) => textOf(component).includes(word)),
  )
  return (
    <PickDialog
      title={title}
      search={search}
      onSearch={setSearch}
      items={found
        .toSorted((one, other) => placeOf(one.component_group_name) - placeOf(other.component_group_name))
        .map(toItem)}
      onPick={onPick}
      onClose={onClose}
    />
  )
}
