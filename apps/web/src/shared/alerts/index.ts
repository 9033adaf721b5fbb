export { AlertsProvider, createAlerts, useAlerts, type Alerts } from './AlertsProvider.tsx'
export { createErrorAlerts, type ErrorAlerts } from './createErrorAlerts.ts'
export { watchQueries } from './watchQueries.ts'
