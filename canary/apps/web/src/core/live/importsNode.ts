// What runs in a browser imports nothing of Node.
import { join } from 'node:path'

export const path = join
