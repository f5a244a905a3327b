import type { LocationFeatureSpecificationLeaf } from 'schema-dts'

/** https://schema.org/LocationFeatureSpecification of each; undefined where there are none. */
export const amenities = (names: readonly string[]): readonly LocationFeatureSpecificationLeaf[] | undefined =>
  names.length === 0
    ? undefined
    : names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, 'value': true }))
