import { mkdirSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { LONG_FUNCTIONS } from './exceptions.ts'
import { WITHOUT_LENGTH_LIMIT } from './isTest.ts'
import { FUNCTION_LINES_MAX } from './lint/lintConfig.ts'
import { runTool } from './runTool.ts'

/** Exceptions from the length limit of functions that could be lower, or are not needed any more. */
export function checkLongFunctions(
  root: string,
  long: Readonly<Record<string, number>> = LONG_FUNCTIONS,
): readonly string[] {
  const files = Object.keys(long)
  if (files.length === 0) return []
  const max = { max: FUNCTION_LINES_MAX, skipBlankLines: true, skipComments: true }
  const config = join(root, '.cache', 'functions.oxlintrc.json')
  mkdirSync(join(root, '.cache'), { recursive: true })
  const rules = { 'max-lines-per-function': ['error', max] }
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules }))
  const output = runTool(root, 'oxlint', ['-c', config, '--format=unix', ...files]).split('\n')
  return files.flatMap(file => {
    const lines = output
      .filter(line => line.startsWith(`${file}:`))
      .map(line => Number(/too many lines \((\d+)\)/.exec(line)?.[1] ?? 0))
    const isExempt = WITHOUT_LENGTH_LIMIT.some(pattern => posix.matchesGlob(file, pattern))
    const longest = isExempt ? 0 : Math.max(0, ...lines)
    if (longest === long[file]) return []
    const advice = longest === 0 ? 'remove its entry' : `set its entry to ${longest}`
    return [
      `${file}: the list of long functions has ${long[file]} lines; ${advice} in tools/boundaries/exceptions.ts.`,
    ]
  })
}
