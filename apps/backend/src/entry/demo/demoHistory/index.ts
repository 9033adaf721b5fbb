export { seedDemoHistory } from './seedDemoHistory.ts'
