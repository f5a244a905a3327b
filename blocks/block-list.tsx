import { Fragment, type ReactNode } from 'react'
import { blockMark } from '#lib/analytics/marks.ts'
import { GamblingBackground } from '#components/site/gambling-background.tsx'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { type Fault, faultLine } from '@barriere/shared/block-kit/field.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { log } from '#lib/process/log.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { blockLanguage } from './block-language.ts'
import type { BlockContext } from './context.ts'
import { FaultPanel } from './fault-panel.tsx'
import { prepareHydration } from './hydration.ts'
import { markRoot } from './mark-root.ts'
import { type GamblingBlock, REGISTRY } from './registry.ts'
import { resolveTree } from './resolve.ts'
import { BLOCKS, type BlockName, GAMBLING_BLOCKS, type GamblingBlockName, PROMOTIONAL_BLOCKS } from './schemas.ts'

/** Blocks that do not count as the first block of the page. */
const ASIDE: readonly string[] = [BLOCKS.breadcrumb.name, BLOCKS['marketing-popin'].name]

interface BlockListProps {
  readonly blocks: readonly RawBlock[]
  readonly context: BlockContext
  /** Blocks inside another block: the outer block prepares them for hydration. */
  readonly embedded?: boolean
}

/** Parses and renders each block on its own: an unknown, invalid or throwing block never fails the page. */
export async function BlockList({ blocks, context, embedded = false }: BlockListProps): Promise<ReactNode> {
  const opening = blocks.findIndex((raw) => !ASIDE.includes(raw.component))
  const renderBlocks: BlockContext['renderBlocks'] = (inner, { first = false } = {}) => (
    <BlockList blocks={inner} context={{ ...context, first }} embedded />
  )
  const rendered = await Promise.all(
    blocks.map(async (raw, index) => {
      const block = await renderBlock(raw, { ...context, renderBlocks, first: context.first && index === opening })
      return embedded ? block : prepareHydration(block)
    }),
  )
  return rendered.map((block, index) => <Fragment key={blocks[index]?._uid ?? index}>{block}</Fragment>)
}

async function renderBlock(raw: RawBlock, context: BlockContext): Promise<ReactNode> {
  if (!isBlockName(raw.component)) {
    return leaveOut(raw, context, [{ path: '', kind: 'unknownBlock' }])
  }
  const faults: Fault[] = []
  const parsed = BLOCKS[raw.component].parse(raw as never, (fault) => {
    faults.push(fault)
  })
  if (!parsed.ok) return leaveOut(raw, context, [...parsed.error, ...faults])
  try {
    const output = markRoot(await resolveTree(element(raw.component, parsed.value, context)), {
      ...blockMark(raw.component, raw._uid, PROMOTIONAL_BLOCKS.includes(raw.component)),
      ...blockLanguage(raw),
    })
    return faults.length === 0 ? (
      output
    ) : (
      <>
        {leaveOut(raw, context, faults)}
        {output}
      </>
    )
  } catch (error) {
    // An incomplete page must not replace the last good one in the cache, whether content failed to load or our code
    // has a bug.
    if (!context.draft) await tagPage([INCOMPLETE_TAG])
    return leaveOut(raw, context, [{ path: '', kind: 'brokenBlock' }], error)
  }
}

/** A gambling block inside its background, which provides `warningShown`. */
function element(name: BlockName, block: unknown, context: BlockContext): ReactNode {
  if (isGambling(name)) {
    const Gambling = REGISTRY[name] as GamblingBlock<never>
    return (
      <GamblingBackground locale={context.locale}>
        {(warningShown) => <Gambling block={block as never} context={context} warningShown={warningShown} />}
      </GamblingBackground>
    )
  }
  const Component = REGISTRY[name] as (props: {
    block: unknown
    context: BlockContext
  }) => ReactNode | Promise<ReactNode>
  return <Component block={block} context={context} />
}

/**
 * Error boundary: editors see the faults, visitors see the rest of the page. Invalid content is logged as a warning, a
 * block that throws as an error.
 */
function leaveOut(raw: RawBlock, context: BlockContext, faults: readonly Fault[], error?: unknown): ReactNode {
  const bug = error !== undefined && !isContentError(error)
  log[bug ? 'error' : 'warn'](
    {
      event: bug ? 'block.failed' : 'block.fault',
      block: raw.component,
      uid: raw._uid,
      path: context.path,
      faults: faults.map(faultLine),
      ...(error === undefined ? {} : { err: error }),
    },
    bug ? 'block threw' : 'block at fault',
  )
  return context.draft ? <FaultPanel block={raw} faults={faults} locale={context.locale} /> : null
}

const isGambling = (name: BlockName): name is GamblingBlockName => Object.hasOwn(GAMBLING_BLOCKS, name)

const isBlockName = (name: string): name is BlockName => Object.hasOwn(BLOCKS, name)
