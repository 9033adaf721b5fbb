export {
  createNavigation,
  type Browser,
  type Navigation,
  type NavigationOptions,
} from './createNavigation.ts'
export { Link } from './Link.tsx'
export { listenToLinks } from './listenToLinks.ts'
export { fixedLocation, LocationContext, useAddressParam, usePath, type ShownLocation } from './location.ts'
