export { registerDev, type DevDeps } from './registerDev.ts'
