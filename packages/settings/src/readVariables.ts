import type { z } from 'zod'
import { aboutOf } from './variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Names of variables that may contain a secret: error messages do not repeat their values. */
const MAY_BE_SECRET = /SECRET|KEY|_URL$/

/**
 * Reads variables of the environment; an empty one counts as not set. Throws one error with a line for each fault: the
 * variable's name, what it must be, and its value. Checks across variables run once each variable is valid, and have
 * messages of their own.
 */
export function readVariables<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: Environment,
): z.output<z.ZodObject<Shape>> {
  const texts = Object.fromEntries(
    Object.entries(schema.shape).map(([name, one]) => [
      name,
      environment[name] || aboutOf(one as z.ZodType)?.fallback,
    ]),
  )
  const read = schema.safeParse(texts)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ code, path, message }) =>
    code === 'custom' ? message : faultOf(schema, String(path[0]), texts),
  )
  throw new Error([...new Set(faults)].join('\n'))
}

function faultOf(
  schema: z.ZodObject,
  name: string,
  texts: Readonly<Record<string, string | undefined>>,
): string {
  const about = aboutOf(schema.shape[name] as z.ZodType)
  return `${name} must be ${about?.expects}; ${foundOf(name, texts[name])}.`
}

function foundOf(name: string, text: string | undefined): string {
  if (text === undefined) return 'it is not set'
  return MAY_BE_SECRET.test(name) ? 'what it is set to is not' : `got "${text}"`
}
