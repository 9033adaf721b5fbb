// Passing on is importing.
export { CHANNELS } from '@touchline/contract'
