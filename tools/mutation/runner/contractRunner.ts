import { CONTRACT } from '../packages.ts'
import { runnerPlugins } from './packageRunner.ts'

/** The export that Stryker reads from a plugin. */
export const strykerPlugins = runnerPlugins(CONTRACT)
