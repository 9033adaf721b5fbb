export { findProviders, PROVIDER_SILENT_MS } from './findProviders.ts'
