import type { WarningShown } from '#components/site/gambling-background.tsx'
import { ListSection } from '../listing/list-section.tsx'
import type { BlockProps } from '../props.ts'
import type { tournamentsListSchema } from './tournaments-list.schema.ts'

type TournamentsListProps = BlockProps<typeof tournamentsListSchema> & { readonly warningShown: WarningShown }

/** Tournaments to come, the next first. Requires the legal warning. */
export const TournamentsList = ({ block, context }: TournamentsListProps) => (
  <ListSection block={block} context={context}>
    {null}
  </ListSection>
)
