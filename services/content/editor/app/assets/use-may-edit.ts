import { hasRole } from '../../../people/principal.ts'
import { useSession } from '../session/session.ts'

/** Whether the signed-in editor may change the library; the service asks again. */
export const useMayEdit = (): boolean => hasRole({ role: useSession().user?.role ?? 'reader' }, 'editor')
