export { DEMO_PLAYERS } from './demoPlayers.ts'
export { readConfig, type Config } from './readConfig.ts'
export { startBackend, type Backend } from './startBackend.ts'
