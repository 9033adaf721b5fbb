import type { TouchlineEnvironment } from './readEnvironment.ts'
import { VARIABLES, type Variable } from './variables.ts'

/** Environment variables that every Node process needs. */
const SURROUNDINGS = /^(PATH|HOME|TMPDIR|TEMP|TMP|TZ|LANG|LC_.*|SystemRoot|NODE_.*|NO_COLOR|FORCE_COLOR|CI)$/

/**
 * The environment for `process`: its own variables of the table as texts, and the common ones. Never another
 * process's secret.
 */
export function childEnvironment(
  environment: TouchlineEnvironment,
  reader: 'backend' | 'web',
  surroundings: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const handed: Record<string, string> = {}
  for (const [name, value] of Object.entries(surroundings)) {
    if (SURROUNDINGS.test(name) && value !== undefined) handed[name] = value
  }
  for (const { name, readBy } of VARIABLES as readonly Variable[]) {
    const value = environment[name as keyof TouchlineEnvironment]
    if (readBy.includes(reader) && value !== undefined) handed[name] = String(value)
  }
  return handed
}
