import { SelectField } from '../ui/field.tsx'
import { useWords } from '../words.ts'
import { type Tree, type TreeNode, foldersAbove } from './tree.ts'
import { treeWords } from './words.ts'

interface FolderFieldProps {
  label: string
  tree: Tree
  /** Undefined for the root. */
  value: TreeNode | undefined
  onChange: (folder: TreeNode | undefined) => void
  /** Whether a folder cannot be chosen. */
  isExcluded?: (folder: TreeNode) => boolean
  fault?: string | undefined
}

/** Selects a folder by its full path. A native select, which has typeahead and suits a phone. */
export function FolderField({ label, tree, value, onChange, isExcluded = () => false, fault }: FolderFieldProps) {
  const { root } = useWords(treeWords)
  const folders = [...tree.byId.values()].filter((node) => node.story.is_folder && !isExcluded(node))
  return (
    <SelectField
      label={label}
      value={value?.story.id ?? 0}
      fault={fault}
      onChange={({ target }) => onChange(tree.byId.get(Number(target.value)))}
    >
      <option value={0}>{root}</option>
      {folders.map((node) => (
        <option key={node.story.id} value={node.story.id}>
          {[...foldersAbove(node), node].map(({ story }) => story.name).join(' / ')}
        </option>
      ))}
    </SelectField>
  )
}
