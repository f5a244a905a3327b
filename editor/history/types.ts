import type { ListedStory } from '@barriere/shared/stories/types.ts'

/** Answers of the management API about history and plans. */
export interface StoryVersion {
  readonly id: number
  readonly kind: 'saved' | 'published' | 'unpublished' | 'restored'
  readonly created_at: string
  readonly updated_at: string
  readonly release_id: number | null
  readonly user: { readonly friendly_name: string } | null
  /** Author of the published version. */
  readonly changed_by: string | null
}

/** Plans of a story, from its answer. */
export interface Planned {
  readonly stage: { readonly workflow_stage_id: StageId } | null
  readonly publish_at: string | null
  readonly expire_at: string | null
  readonly release_ids: readonly number[]
}

/** 1 draft, 2 to review, 3 approved. */
export type StageId = 1 | 2 | 3

/** A change of a draft's stage, with its author. A request for a review also has a reviewer and a due date. */
export interface StageChange {
  readonly id: number
  readonly story_id: number
  readonly release_id: number | null
  readonly workflow_stage_id: StageId
  readonly comment: string | null
  readonly user_name: string | null
  /** Number of a person as text, or id of a token. */
  readonly author_id: string | null
  readonly assignee_id: number | null
  readonly assignee_name: string | null
  readonly due_date: string | null
  readonly created_at: string
}

export interface Scheduling {
  readonly id: number
  readonly story_id: number
  readonly story_name: string | null
  readonly kind: 'publish' | 'expire'
  readonly publish_at: string
  readonly status: 'scheduled' | 'published_before_schedule' | 'cancelled' | 'failed'
  readonly reason: string | null
  readonly user_name: string | null
  /** The draft differs from the scheduled version. */
  readonly draft_differs: boolean
}

export interface Release {
  readonly id: number
  readonly name: string
  readonly release_at: string | null
  readonly released: boolean
  readonly released_at: string | null
  readonly failure: string | null
  readonly owner_name: string | null
  /** The publisher who set the moment. */
  readonly approver_name: string | null
}

export interface Comment {
  readonly id: number
  readonly message_json: readonly {
    readonly type: string
    readonly text?: string
    readonly attrs?: { readonly label?: string }
  }[]
  readonly user_name: string | null
  readonly created_at: string
}

export interface Discussion {
  readonly id: number
  readonly block_uid: string
  readonly component: string | null
  readonly solved_at: string | null
  readonly solved_by: string | null
  readonly comments: readonly Comment[]
}

export type TrashedStory = ListedStory & {
  readonly deleted_at: string
  readonly deleted_by: string | null
  /** Id of the deleted story or folder that it belonged to; its own id if it was deleted directly. */
  readonly deleted_with: number
}
