export { loadPage } from './loadPage.ts'
export {
  errorPage,
  isErrorKind,
  openPage,
  type Elsewhere,
  type OpenPage,
  type ShownPage,
} from './openPage.ts'
export { readAddress, SLUG, SPORT_KEY, type AddressOptions, type PageAddress } from './readAddress.ts'
