// Browser code must not import Node modules.
import { join } from 'node:path'

export const path = join
