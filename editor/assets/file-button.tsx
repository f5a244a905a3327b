import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { IconName } from '../ui/icon.tsx'

interface FileButtonProps {
  label: string
  /** Extensions, with commas. */
  accept: string
  onFiles: (files: readonly File[]) => void
  multiple?: boolean
  kind?: 'plain' | 'main'
  icon?: IconName
}

/** A button that opens the file chooser. */
export function FileButton({ label, accept, onFiles, multiple = false, kind = 'plain', icon }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind={kind} {...(icon ? { icon } : {})} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Reset, so that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
