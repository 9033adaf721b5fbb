import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { VARIABLES } from './variables.ts'
import { root } from '../root/index.ts'

/** Set by `npm start` itself and by no person. */
const INTERNAL = new Set(['TOUCHLINE_DEV', 'NODE_ENV', 'CI'])
/** The ways our sources read a variable: `process.env.X`, `env.X`, `environment.X`, and `read('X')` or `text('X')`. */
const READS =
  /\b(?:process\.env|env|environment|source)\.([A-Z][A-Z0-9_]{2,})\b|\b(?:read|text|list)\w*\('([A-Z][A-Z0-9_]{2,})'/g

/** Every variable that a shipped source of the applications reads, with its file. */
function variablesRead(): Map<string, string> {
  const found = new Map<string, string>()
  for (const app of ['apps/backend/src', 'apps/web/src']) {
    for (const name of readdirSync(join(root, app), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$|(^|\/)testing\//.test(name)) continue
      const text = readFileSync(join(root, app, name), 'utf8')
      for (const match of text.matchAll(READS)) found.set(match[1] ?? match[2] ?? '', `${app}/${name}`)
    }
  }
  return found
}

test('.env.example is complete: every variable that an application reads is in the table', () => {
  const known = new Set<string>(VARIABLES.map(variable => variable.name))
  const read = variablesRead()
  expect(read.has('DATABASE_URL')).toBe(true) // otherwise this test searches the wrong place
  const missing = [...read].filter(([name]) => !known.has(name) && !INTERNAL.has(name))
  expect(missing).toEqual([])
})
