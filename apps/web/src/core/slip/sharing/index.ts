export { createRepeating, type Repeated } from './createRepeating.ts'
export { createSharing, type Sharing, type SlipSite } from './createSharing.ts'
