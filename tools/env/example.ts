import { VARIABLES, type Variable } from './variables.ts'

const COLUMNS = 100
const HEADER = [
  '# Every setting of Touchline. Copy this file to .env and take the # away from what you change.',
  '# The environment of the process wins over .env. A malformed value is named, and nothing starts.',
]

/** The text of `.env.example`, generated from the table, so that no setting can be missing from it. */
export function exampleText(): string {
  const blocks = (VARIABLES as readonly Variable[]).map(variable => [
    ...wrap(`${variable.comment} Must be ${variable.kind.expects}.`),
    `# ${variable.name}=${variable.fallback ?? ''}`,
  ])
  return `${[HEADER, ...blocks].map(lines => lines.join('\n')).join('\n\n')}\n`
}

function wrap(text: string): string[] {
  const lines: string[] = []
  let line = '#'
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > COLUMNS) {
      lines.push(line)
      line = '#'
    }
    line += ` ${word}`
  }
  return [...lines, line]
}
