export { createTickingFeed } from './createTickingFeed.ts'
export { seedLargeCatalogue } from './seedLargeCatalogue.ts'
