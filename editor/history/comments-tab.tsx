import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, get } from '../api.ts'
import { useMayEdit } from '../session/session.ts'
import { findBlock } from '@barriere/shared/stories/blocks.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { Badge, Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { MessageForm, type NewComment } from './message-form.tsx'
import type { Comment, Discussion } from './types.ts'
import { useAction } from './use-action.ts'
import { Moment } from '../ui/moment.tsx'

const words = defineWords({
  fr: {
    about: (block: string) => `Commentaire sur «\u00a0${block}\u00a0»`,
    send: 'Commenter',
    reply: 'Répondre',
    sendReply: 'Envoyer la réponse',
    solve: 'Marquer comme résolu',
    reopen: 'Rouvrir',
    solved: 'Résolu',
    showSolved: 'Montrer ce qui est résolu',
    none: 'Aucun commentaire.',
    gone: 'bloc retiré',
    service: 'le service',
  },
  en: {
    about: (block: string) => `Comment on “${block}”`,
    send: 'Comment',
    reply: 'Reply',
    sendReply: 'Send the reply',
    solve: 'Mark as solved',
    reopen: 'Open again',
    solved: 'Solved',
    showSolved: 'Show what is solved',
    none: 'No comments.',
    gone: 'removed block',
    service: 'the service',
  },
})

/** Discussions about the story's blocks, and a form for a new one about the selected block. */
export function CommentsTab() {
  const { components } = useStoryContext()
  const say = useWords(words)
  const story = useDraft((state) => state.story)
  const content = useDraft(({ edited }) => edited.content)
  const selected = useDraft((state) => state.selected)
  const mayEdit = useMayEdit()
  const [withSolved, setWithSolved] = useState(false)
  const { run, fault, isBusy } = useAction()
  const { data } = useQuery({
    queryKey: ['discussions', story.id, withSolved],
    queryFn: ({ signal }) =>
      get<{ discussions: readonly Discussion[] }>(
        `stories/${story.id}/discussions`,
        { per_page: 100, ...(withSolved ? {} : { by_status: 'unsolved' }) },
        signal,
      ),
  })
  const blockOf = (uid: string) => findBlock(content, uid)?.blocks.at(-1)
  const nameOf = (uid: string): string => {
    const block = blockOf(uid)
    return block ? (components.get(block.component)?.display_name ?? block.component) : say.gone
  }
  const begin = (comment: NewComment) =>
    run(() =>
      call('POST', `stories/${story.id}/discussions`, {
        body: { discussion: { block_uid: selected, component: blockOf(selected)?.component, comment } },
      }),
    )
  return (
    <>
      {fault !== undefined && <Note kind="bad">{fault}</Note>}
      {mayEdit && (
        <MessageForm
          key={selected}
          label={say.about(nameOf(selected))}
          action={say.send}
          isBusy={isBusy}
          onSend={begin}
        />
      )}
      <CheckField
        label={say.showSolved}
        checked={withSolved}
        onChange={({ target }) => setWithSolved(target.checked)}
      />
      {data?.discussions.length === 0 && <p>{say.none}</p>}
      <ul className={styles.versions}>
        {(data?.discussions ?? []).map((discussion) => (
          <li key={discussion.id}>
            <Thread
              {...discussion}
              block={nameOf(discussion.block_uid)}
              isSelectable={blockOf(discussion.block_uid) !== undefined}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function Thread({
  id,
  block_uid: uid,
  block,
  isSelectable,
  comments,
  solved_at: solvedAt,
}: Discussion & { block: string; isSelectable: boolean }) {
  const { draft } = useStoryContext()
  const say = useWords(words)
  const { run, fault, isBusy } = useAction()
  const [isReplying, setReplying] = useState(false)
  const mayEdit = useMayEdit()
  return (
    <article aria-label={block}>
      <p className={styles.line}>
        {isSelectable ? (
          <Button kind="quiet" icon="block" onClick={() => draft.select(uid)}>
            {block}
          </Button>
        ) : (
          block
        )}
        {solvedAt !== null && <Badge kind="good">{say.solved}</Badge>}
      </p>
      {fault !== undefined && <Note kind="bad">{fault}</Note>}
      <ol className={styles.comments}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={styles.line}>
              <strong>{comment.user_name ?? say.service}</strong>
              <Moment at={comment.created_at} />
            </p>
            <Message {...comment} />
          </li>
        ))}
      </ol>
      {isReplying ? (
        <MessageForm
          label={say.reply}
          action={say.sendReply}
          isBusy={isBusy}
          onSend={async (comment) => {
            const done = await run(() => call('POST', `discussions/${id}/comments`, { body: { comment } }))
            if (done) setReplying(false)
            return done
          }}
        />
      ) : mayEdit ? (
        <div className={styles.line}>
          <Button onClick={() => setReplying(true)}>{say.reply}</Button>
          <Button
            icon="check"
            disabled={isBusy}
            onClick={() =>
              void run(() =>
                call('PUT', `discussions/${id}`, {
                  body: { discussion: { solved_at: solvedAt === null ? new Date().toISOString() : null } },
                }),
              )
            }
          >
            {solvedAt === null ? say.solve : say.reopen}
          </Button>
        </div>
      ) : null}
    </article>
  )
}

/** The text of a comment, with its mentions. */
const Message = ({ message_json: parts }: Comment) => (
  <p className={styles.words} dir="auto">
    {parts.map(({ text, attrs }, index) =>
      attrs?.label === undefined ? <span key={index}>{text}</span> : <strong key={index}>@{attrs.label}</strong>,
    )}
  </p>
)
