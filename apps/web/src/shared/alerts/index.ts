export { AlertsProvider, useAlerts } from './AlertsProvider.tsx'
export { createAlerts, type Alerts } from './createAlerts.ts'
export { createErrorAlerts, type ErrorAlerts } from './createErrorAlerts.ts'
export { watchQueries } from './watchQueries.ts'
