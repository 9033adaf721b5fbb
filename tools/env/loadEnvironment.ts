import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readEnvironment, type TouchlineEnvironment } from './readEnvironment.ts'
import { VARIABLES } from './variables.ts'

/**
 * The environment of this process over the `.env` file at `file`, checked. `mode` comes from the command line. Throws
 * an Error whose message lists every fault on a line of its own.
 */
export function loadEnvironment(options: {
  /** Not read when undefined or missing. */
  readonly file: string | undefined
  readonly mode?: string | undefined
  readonly warn: (line: string) => void
}): TouchlineEnvironment {
  const { file, mode, warn } = options
  const fromFile = file !== undefined && existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const known = new Set<string>(VARIABLES.map(variable => variable.name))
  for (const name of Object.keys(fromFile)) {
    if (!known.has(name)) warn(`${name} in ${file} is no setting of Touchline; .env.example lists them all.`)
  }
  const result = readEnvironment({
    ...fromFile,
    ...definedOf(process.env),
    ...(mode === undefined ? {} : { TOUCHLINE_MODE: mode }),
  })
  if (!result.ok) throw new Error(result.faults.join('\n'))
  return result.environment
}

/** An empty variable of the process does not override the file. */
function definedOf(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
}
