import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'

/** Shows a message, as an action that has succeeded would. */
export const ToastDemoIsland = ({ label, text }: { label: string; text: string }) => (
  <Button variant="line" onClick={() => showToast(text)}>
    {label}
  </Button>
)
