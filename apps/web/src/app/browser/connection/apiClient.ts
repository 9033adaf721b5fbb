/** The part of the contract that makes calls, as a file of its own that is loaded after the page's first code. */
export { createClient } from '@touchline/contract'
