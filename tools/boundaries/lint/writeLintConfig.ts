import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintConfig } from './lintConfig.ts'
import { openProject } from '../project.ts'
import { root } from '../../root/index.ts'

/** `npm run lint:config`: writes `.oxlintrc.json` anew from the table of modules. */
writeFileSync(join(root, '.oxlintrc.json'), lintConfig(openProject(root)))
