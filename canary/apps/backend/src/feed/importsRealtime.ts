// The feed does not publish: the outbox does.
import { createHub } from '#realtime'

export const hub = createHub
