import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintConfig } from './lintConfig.ts'
import { openProject } from '../project.ts'
import { root } from '../../root/index.ts'

/** `npm run write:lint-config`: writes `.oxlintrc.json` from the table of modules; with `-- --print` only prints it. */
const text = lintConfig(openProject(root))
if (process.argv.includes('--print')) process.stdout.write(text)
else writeFileSync(join(root, '.oxlintrc.json'), text)
