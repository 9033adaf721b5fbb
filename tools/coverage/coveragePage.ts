import { WAITS, type Claim, type CoverageRow, type CoverageSection, type Proof } from './coverageData.ts'

const INTRODUCTION = `# Coverage of the specification

One row for each paragraph, bullet and table row of the specification, in its order, in our own words, and one below it for each name
where a sentence lists several. Nested bullets and the sentence that opens a list count; headings and table heads do not.

Made from \`docs/coverage/*.json\` by \`npm run write:coverage\`: edit the data, not this page. \`npm run check:docs\` (\`tools/coverage\`) holds
both to the rules below; the number of rows of each section, and of names in a row, is fixed in that check.

| column    | what it says                                                                                               |
| --------- | ---------------------------------------------------------------------------------------------------------- |
| id        | \`section/heading/ordinal\`, with \`: name\` for a name; section 0 is the paragraph before section 1           |
| what      | one line, ours                                                                                             |
| where     | paths from the root of the repository                                                                      |
| proof     | tests that run: by the id at the beginning of their titles, or by file and title where they have none      |
| state     | \`built\`: all of it, shown by the proof. \`partly\`: some of it, what is missing waits. \`not yet\`: none of it |
| waits for | \`-\` when built, otherwise whose work is still to come, from the list below                                 |
`

/** The text that docs/coverage.md must have. */
export function coveragePage(sections: readonly CoverageSection[]): string {
  const waits = Object.entries(WAITS).map(([name, what]) => line([name, what]))
  const legend = [line(['waits for', 'which work that is']), line(['---', '---']), ...waits]
  return [
    INTRODUCTION,
    '<!-- prettier-ignore-start -->',
    '',
    ...legend,
    ...sections.flatMap(({ section, title, rows }) => [
      '',
      `## ${section} ${title}`,
      '',
      line(['id', 'what', 'where', 'proof', 'state', 'waits for']),
      line(Array.from({ length: 6 }, () => '---')),
      ...rows.flatMap(linesOf),
    ]),
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n')
}

function linesOf(row: CoverageRow): readonly string[] {
  const names = (row.names ?? []).map(({ name, ...claim }) => rowLine(`${row.id}: ${name}`, name, claim))
  return [rowLine(row.id, row.what, row), ...names]
}

function rowLine(id: string, what: string, { where = [], proof = [], state, waits = [] }: Claim): string {
  const paths = where.map(path => `\`${path}\``)
  return line([id, what, list(paths), list(proof.map(proofText)), state, list(waits)])
}

function proofText(proof: Proof): string {
  return typeof proof === 'string' ? `[${proof}]` : `"${proof.test}"`
}

function list(parts: readonly string[]): string {
  return parts.length === 0 ? '-' : parts.join(', ')
}

function line(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
