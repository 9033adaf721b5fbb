// The contract knows the domain only.
import { createLiveStore } from '@touchline/live'

export const store = createLiveStore
