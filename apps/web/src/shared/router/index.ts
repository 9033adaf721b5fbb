export { createHref, type Href } from './createHref.ts'
export {
  createNavigation,
  type Browser,
  type Loaded,
  type Navigation,
  type NavigationState,
} from './createNavigation.ts'
export { Link, type LinkProps } from './Link.tsx'
export { listenToLinks } from './listenToLinks.ts'
export { readAddress, type Address, type PageRef } from './readAddress.ts'
export { RouterProvider, useHref, useLocales, usePath } from './RouterProvider.tsx'
