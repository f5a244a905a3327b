import { hasRole } from '@barriere/shared/stories/roles.ts'
import { useSession } from '../session/session.ts'

/** Whether the signed-in user may change the library. The service checks it again. */
export const useMayEdit = (): boolean => hasRole({ role: useSession().user?.role ?? 'reader' }, 'editor')
