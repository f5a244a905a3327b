import { Fragment, type ReactNode } from 'react'
import { DraftPanel } from '#components/site/draft-panel.tsx'
import { GamblingGround } from '#components/site/gambling-ground.tsx'
import type { RawBlock } from '#lib/content/block-kit/define-block.ts'
import type { Fault } from '#lib/content/block-kit/field.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { log } from '#lib/process/log.ts'
import { tagPage } from '#lib/process/tag-page.ts'
import type { BlockContext } from './context.ts'
import { type GamblingBlock, REGISTRY } from './registry.ts'
import { resolveTree } from './resolve.ts'
import { BLOCKS, type BlockName, GAMBLING_BLOCKS, type GamblingBlockName } from './schemas.ts'
import { still } from './still/keep-still.ts'

/** What leads to a page or lies over it, and so does not open it. */
const ASIDE: readonly string[] = [BLOCKS.breadcrumb.name, BLOCKS['marketing-popin'].name]

interface BlockListProps {
  readonly blocks: readonly RawBlock[]
  readonly context: BlockContext
}

/** Parses and renders each block on its own: one that is unknown, at fault or throws never takes the page with it. */
export async function BlockList({ blocks, context }: BlockListProps): Promise<ReactNode> {
  const opening = blocks.findIndex((raw) => !ASIDE.includes(raw.component))
  const renderBlocks = (embedded: readonly RawBlock[]) => (
    <BlockList blocks={embedded} context={{ ...context, first: false }} />
  )
  const rendered = await Promise.all(
    blocks.map((raw, index) =>
      renderBlock(raw, { ...context, renderBlocks, first: context.first && index === opening }),
    ),
  )
  return rendered.map((block, index) => <Fragment key={blocks[index]?._uid ?? index}>{block}</Fragment>)
}

async function renderBlock(raw: RawBlock, context: BlockContext): Promise<ReactNode> {
  if (!isBlockName(raw.component)) {
    return leaveOut(raw, context, [{ path: 'component', message: `“${raw.component}” is not a block of this site.` }])
  }
  const faults: Fault[] = []
  const parsed = BLOCKS[raw.component].parse(raw as never, (fault) => {
    faults.push(fault)
  })
  if (!parsed.ok) return leaveOut(raw, context, [...parsed.error, ...faults])
  try {
    const output = still(await resolveTree(element(raw.component, parsed.value, context)), context)
    return faults.length === 0 ? (
      output
    ) : (
      <>
        {leaveOut(raw, context, faults)}
        {output}
      </>
    )
  } catch (error) {
    // What the block wanted to read will be there again, unlike what a fault of ours leaves out.
    if (isContentError(error) && !context.draft) await tagPage([INCOMPLETE_TAG])
    return leaveOut(raw, context, [{ path: '', message: 'This block could not be rendered.' }], error)
  }
}

/** Gambling content stands on its ground, which alone has the proof that it asks for. */
function element(name: BlockName, block: unknown, context: BlockContext): ReactNode {
  if (isGambling(name)) {
    const Gambling = REGISTRY[name] as GamblingBlock<never>
    return (
      <GamblingGround locale={context.locale}>
        {(proof) => <Gambling block={block as never} context={context} proof={proof} />}
      </GamblingGround>
    )
  }
  const Component = REGISTRY[name] as (props: {
    block: unknown
    context: BlockContext
  }) => ReactNode | Promise<ReactNode>
  return <Component block={block} context={context} />
}

/** Editors see what is wrong; visitors see the rest of the page, and the log tells whom it concerns. */
function leaveOut(raw: RawBlock, context: BlockContext, faults: readonly Fault[], error?: unknown): ReactNode {
  log.warn(
    {
      event: 'block.fault',
      block: raw.component,
      uid: raw._uid,
      path: context.path,
      faults: faults.map((fault) => `${fault.path}: ${fault.message}`),
      ...(error === undefined ? {} : { err: error }),
    },
    'block at fault',
  )
  return context.draft ? <DraftPanel locale={context.locale} block={raw.component} faults={faults} /> : null
}

const isGambling = (name: BlockName): name is GamblingBlockName => Object.hasOwn(GAMBLING_BLOCKS, name)

const isBlockName = (name: string): name is BlockName => Object.hasOwn(BLOCKS, name)
