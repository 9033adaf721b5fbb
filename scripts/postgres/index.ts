export { findPostgres } from './findPostgres.ts'
export { freePort } from './freePort.ts'
export { clearStalePostmaster } from './postmaster.ts'
export { startPostgres, type Postgres } from './startPostgres.ts'
