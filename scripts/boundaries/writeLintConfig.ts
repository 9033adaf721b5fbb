import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lintConfig } from './lintConfig.ts'
import { openProject } from './project.ts'

/** `npm run lint:config`: writes `.oxlintrc.json` anew from the table of modules. */
const root = resolve(import.meta.dirname, '..', '..')
writeFileSync(join(root, '.oxlintrc.json'), lintConfig(openProject(root)))
