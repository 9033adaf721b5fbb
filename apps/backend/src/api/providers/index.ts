export { findProviders, providerStatusAt } from './findProviders.ts'
