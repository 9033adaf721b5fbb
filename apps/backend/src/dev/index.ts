export { registerDev, type DevOptions } from './registerDev.ts'
