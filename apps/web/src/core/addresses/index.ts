export { createHref, RACING, type Href, type LinkedPage } from './createHref.ts'
export { readListState, withoutSport, writeListState, type ListState } from './listState.ts'
export { RoutingProvider, useHref, useLocalePaths } from './RoutingProvider.tsx'
export { staysInPlace } from './staysInPlace.ts'
