import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, get } from '../api.ts'
import type { Asset, AssetFolder, AssetKind } from '@barriere/shared/stories/assets.ts'

/** Assets per page of the list. */
const PER_PAGE = 48

/** Filter of the library. */
export interface AssetFilter {
  readonly search: string
  /** Id of a folder, `0` for assets outside of folders, `-1` for the trash; empty for all. */
  readonly folder: string
  readonly kinds: readonly AssetKind[]
}

/** Filtered assets, page by page; `total` counts all matches. */
export function useAssetList({ search, folder, kinds }: AssetFilter) {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['assets', 'list', search, folder, kinds.join(',')],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call<{ assets: readonly Asset[] }>('GET', 'assets', {
        query: {
          page: pageParam,
          per_page: PER_PAGE,
          search: search || undefined,
          in_folder: folder || undefined,
          by_kind: kinds.join(',') || undefined,
        },
        signal,
      }),
    getNextPageParam: ({ total }, pages) => (pages.length * PER_PAGE < total ? pages.length + 1 : undefined),
    placeholderData: (before) => before,
  })
  return {
    assets: data?.pages.flatMap((page) => page.data.assets),
    total: data?.pages.at(-1)?.total ?? 0,
    error,
    isFetching,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  }
}

export const useAssetFolders = (): readonly AssetFolder[] =>
  useQuery({
    queryKey: ['assets', 'folders'],
    queryFn: async () => (await get<{ asset_folders: readonly AssetFolder[] }>('asset_folders')).asset_folders,
  }).data ?? []

/** Folders in the order of the tree, each with its depth. */
export function treeOf(
  folders: readonly AssetFolder[],
  parent: number | null = null,
  depth = 0,
): readonly { readonly folder: AssetFolder; readonly depth: number }[] {
  return folders
    .filter(({ parent_id: own }) => own === parent)
    .flatMap((folder) => [{ folder, depth }, ...treeOf(folders, folder.id, depth + 1)])
}
