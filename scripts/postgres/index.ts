export { findPostgres } from './findPostgres.ts'
export { freePort } from './freePort.ts'
export { startPostgres, type Postgres } from './startPostgres.ts'
