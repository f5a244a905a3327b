import type { ControlProps } from '../control.ts'
export const RichTextControl = (_: ControlProps) => null
