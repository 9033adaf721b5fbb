/** Writes `.env.example` anew after a change of the table: `npm run env:example`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleText } from './example.ts'
import { root } from '../root/index.ts'

writeFileSync(join(root, '.env.example'), exampleText())
