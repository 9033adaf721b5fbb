// The domain knows no file, no clock and no process.
import { readFileSync } from 'node:fs'

export const rules = readFileSync('RULES.md', 'utf8')
