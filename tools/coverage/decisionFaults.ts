import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A sentence for each record of docs/decisions that the index does not list under its own title, and for each row
 * without a record.
 */
export function decisionFaults(root: string): readonly string[] {
  const folder = join(root, 'docs/decisions')
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const listed = new Map(
    [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) +\| (.*?) +\|$/gm)].map(([, , file, title]) => [
      file!,
      title!,
    ]),
  )
  const records = readdirSync(folder).filter(file => /^\d{4}-/.test(file))
  return [
    ...records.flatMap(file => {
      const [head = ''] = readFileSync(join(folder, file), 'utf8').split('\n')
      const title = head.replace(/^# \d{4}\. /, '')
      if (!head.startsWith(`# ${file.slice(0, 4)}. `))
        return [`${file} does not begin with its number and title`]
      return listed.get(file) === title
        ? []
        : [`docs/decisions/README.md does not list ${file} as "${title}"`]
    }),
    ...[...listed.keys()]
      .filter(file => !records.includes(file))
      .map(file => `docs/decisions/README.md lists ${file}, which is not there`),
  ]
}
