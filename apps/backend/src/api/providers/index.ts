export { findProviders } from './findProviders.ts'
