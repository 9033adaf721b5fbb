export { Receipt } from './Receipt.tsx'
