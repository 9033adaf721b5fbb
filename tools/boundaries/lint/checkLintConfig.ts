import { lintConfig } from './lintConfig.ts'
import type { Project } from '../project.ts'

/** Whether the committed configuration of the linter equals the one generated from the table of modules. */
export function checkLintConfig(committed: string, project: Project): readonly string[] {
  return committed === lintConfig(project)
    ? []
    : [
        '.oxlintrc.json differs from the table of modules: run `npm run write:lint-config`, and edit the table, not the file.',
      ]
}
