import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'

/** Shows a toast, as after a successful action. */
export const ToastDemoIsland = ({ label, text }: { label: string; text: string }) => (
  <Button variant="line" onClick={() => showToast(text)}>
    {label}
  </Button>
)
