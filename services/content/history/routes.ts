import type { Management, ManagementApp } from '../management/context.ts'
import { discussionRoutes } from './discussion-routes.ts'
import { releaseRoutes } from './release-routes.ts'
import { scheduleRoutes } from './schedule-routes.ts'
import { versionRoutes } from './version-routes.ts'
import { workflowRoutes } from './workflow-routes.ts'

/** Adds the routes of history and plans to those of a space. */
export function addHistoryRoutes(space: ManagementApp, management: Management): void {
  space.route('/', versionRoutes(management))
  space.route('/', workflowRoutes(management))
  space.route('/', discussionRoutes(management))
  space.route('/story_schedulings', scheduleRoutes(management))
  space.route('/releases', releaseRoutes(management))
}
