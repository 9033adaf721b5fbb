export { checkBooks } from './checkBooks.ts'
export { createRandom, type Random } from './random.ts'
export { seedPlayers } from './seedPlayers.ts'
export { startBackend } from './startBackend.ts'
