export { AlertsProvider, createAlerts, useAlerts, type Alerts } from './AlertsProvider.tsx'
