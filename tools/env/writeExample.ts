import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleText } from './example.ts'
import { root } from '../root/index.ts'

/** `npm run write:env-example`: writes `.env.example` after a change of the table; with `-- --print` only prints it. */
if (process.argv.includes('--print')) process.stdout.write(exampleText())
else writeFileSync(join(root, '.env.example'), exampleText())
