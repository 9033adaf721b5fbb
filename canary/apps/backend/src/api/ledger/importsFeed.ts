// The api meets the feed through committed events only.
import { createFeed } from '#feed'

export const feed = createFeed
