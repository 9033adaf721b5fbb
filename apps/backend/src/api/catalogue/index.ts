export { registerCatalogue } from './registerCatalogue.ts'
export { paginationOf } from './pageOf.ts'
