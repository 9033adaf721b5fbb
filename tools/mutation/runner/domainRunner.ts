import { DOMAIN } from '../packages.ts'
import { runnerPlugins } from './packageRunner.ts'

/** What Stryker looks for in a plugin. */
export const strykerPlugins = runnerPlugins(DOMAIN)
