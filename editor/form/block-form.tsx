import { type ReactNode, useId, useMemo } from 'react'
import type { Block, Component } from '@barriere/shared/stories/types.ts'
import { useDraft, useMayChange, useStoryContext } from '../story/use-draft.ts'
import { Note } from '../ui/note.tsx'
import { FaultCount, TabList, TabPanel } from '../ui/tabs.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import { BlockField } from './block-fields.tsx'
import styles from './block-form.module.css'
import form from './form.module.css'
import { type FormPart, type FormTab, tabsOf } from './form-layout.ts'
import { fieldFault } from '@barriere/shared/stories/field-rules.ts'

const words = defineWords({
  fr: {
    unknown: 'Ce bloc n’est pas connu du site\u00a0: il ne peut être que déplacé ou supprimé.',
    noFields: 'Ce bloc n’a pas de champs.',
    tabs: 'Onglets',
    general: 'Général',
    faults: (count: number) => (count === 1 ? 'un champ à corriger' : `${count} champs à corriger`),
  },
  en: {
    unknown: 'The site does not know this block: it can only be moved or deleted.',
    noFields: 'This block has no fields.',
    tabs: 'Tabs',
    general: 'General',
    faults: (count: number) => (count === 1 ? 'one field to correct' : `${count} fields to correct`),
  },
})

interface BlockFormProps {
  block: Block
  /** Name of the open tab; an unknown name opens the first tab. */
  tab: string | undefined
  onTab: (name: string) => void
  /** Shown at the top of the first tab. */
  children?: ReactNode
}

/** The form of a block: the tabs and sections of its schema with their fields, or all fields in one column. */
export function BlockForm({ block, ...rest }: BlockFormProps) {
  const say = useWords(words)
  const { components } = useStoryContext()
  const component = components.get(block.component)
  if (component) return <Fields key={block._uid} block={block} schema={component.schema} {...rest} />
  return (
    <>
      <Fieldset>{rest.children}</Fieldset>
      <Note kind="warn">{say.unknown}</Note>
    </>
  )
}

function Fields({ block, schema, tab, onTab, children }: BlockFormProps & { schema: Component['schema'] }) {
  const say = useWords(words)
  const id = useId()
  const language = useDraft((state) => state.language)
  const tabs = useMemo(() => tabsOf(schema), [schema])
  const faultsIn = (parts: readonly FormPart[]) => {
    const faults = parts.flatMap(({ fields }) =>
      fields.filter(([name, field]) => fieldFault(block, name, field, language) !== undefined),
    )
    return faults.length === 0 ? undefined : { count: faults.length, text: say.faults(faults.length) }
  }
  const partsOf = ({ parts }: FormTab) =>
    parts.map((part) => {
      const inside = part.fields.map(([name, field]) => (
        <BlockField key={name} block={block} name={name} field={field} />
      ))
      const faults = faultsIn([part])
      return part.section ? (
        <Section
          key={part.name}
          label={part.section.display_name ?? part.name}
          faults={faults && <FaultCount {...faults} />}
        >
          {part.section.description && <p className={ui.hint}>{part.section.description}</p>}
          {inside}
        </Section>
      ) : (
        inside
      )
    })
  const [first] = tabs
  if (!first || tabs.length === 1)
    return (
      <Fieldset>
        {children}
        {first ? partsOf(first) : <p className={ui.hint}>{say.noFields}</p>}
      </Fieldset>
    )
  const open = tabs.find(({ name }) => name === tab) ?? first
  return (
    <>
      <TabList
        id={id}
        label={say.tabs}
        tabs={tabs.map(({ name, label, parts }) => ({ name, label: label ?? say.general, faults: faultsIn(parts) }))}
        chosen={open.name}
        onChoose={onTab}
      />
      <div>
        {tabs.map((one) => (
          <TabPanel key={one.name} id={id} name={one.name} isOpen={one === open} onFound={() => onTab(one.name)}>
            <Fieldset>
              {one === first && children}
              {partsOf(one)}
            </Fieldset>
          </TabPanel>
        ))}
      </div>
    </>
  )
}

/** Disables its fields for users who may not edit. Tabs stand outside, so that they still work. */
function Fieldset({ children }: { children: ReactNode }) {
  const mayEdit = useMayChange()
  return (
    <fieldset disabled={!mayEdit} className={form.fields}>
      {children}
    </fieldset>
  )
}

/** Fields under a heading that collapses them. */
function Section({ label, faults, children }: { label: string; faults: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <details open className={styles.section} aria-labelledby={id}>
      <summary>
        <span id={id}>{label}</span>
        {faults}
      </summary>
      <div className={styles.sectionFields}>{children}</div>
    </details>
  )
}
