export { ToastRegion } from '@touchline/ui'
