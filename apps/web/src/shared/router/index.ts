export { createHref, RACING, type Href } from './createHref.ts'
export { createNavigation, type Browser, type Loaded, type Navigation } from './createNavigation.ts'
export type { FixedSegment } from './fixedPages.ts'
export { Link } from './Link.tsx'
export { listenToLinks } from './listenToLinks.ts'
export { readListState, writeListState, type ListState } from './listState.ts'
export { readAddress, SLUG, SPORT_KEY, type AddressOptions, type PageAddress } from './readAddress.ts'
export {
  RouterProvider,
  standingAt,
  useAddressParam,
  useHref,
  useLocales,
  usePath,
  type Shown,
} from './RouterProvider.tsx'
