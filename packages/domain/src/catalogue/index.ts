export { outcomeStatus, type OutcomeStatus } from './outcomeStatus.ts'
export { padToFour } from './padToFour.ts'
export {
  readTestProviders,
  TEST_PROVIDERS_COOKIE,
  writeTestProviders,
  type TestProviders,
} from './readTestProviders.ts'
export { SORT_FIELDS, type SortField } from './sortFields.ts'
export {
  dayAfter,
  dayOf,
  dayWindow,
  isDay,
  SOON,
  soonWindow,
  windowsTogether,
  type Soon,
  type StartWindow,
} from './startWindow.ts'
export { DEFAULT_TOP_SPORTS, topSportsFirst } from './topSports.ts'
