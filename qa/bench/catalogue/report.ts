import type { SizeFigures } from './runSize.ts'

const NAME = 30
const CELL = 22

/** All figures in a table, one column per size. */
export function report(figures: readonly SizeFigures[]): string {
  const [first] = figures
  if (!first) return ''
  const row = (name: string, cell: (of: SizeFigures) => string) =>
    name.padEnd(NAME) + figures.map(of => cell(of).padStart(CELL)).join('')
  return [
    row('', ({ matches, live }) => `${matches} (${live} live)`),
    row('', () => 'p50 / p95 ms   rows'),
    ...first.calls.map(({ call }, n) =>
      row(call.name, ({ calls }) => {
        const { times, reads } = calls[n]!
        return `${times.p50.toFixed(1)} / ${times.p95.toFixed(1)} ${String(reads.rows).padStart(7)}`
      }),
    ),
    row('pages of 8 kB, all calls', ({ calls }) =>
      String(calls.reduce((sum, { reads }) => sum + reads.pages, 0)),
    ),
    row('sitemap file, ms', of => of.sitemapFile.toFixed(0)),
    row('home: processor ms', of => of.home.toFixed(2)),
    row('home: kB', of => (of.homeBytes / 1_000).toFixed(0)),
    row('live page: processor ms', of => of.livePage.toFixed(2)),
    row('live page: kB', of => (of.liveBytes / 1_000).toFixed(0)),
    row('web MB', of => of.memory.web.toFixed(0)),
    row('back end MB', of => of.memory.backend.toFixed(0)),
    row('PostgreSQL MB, shared', of => `${of.memory.postgres.toFixed(0)} + ${of.memory.shared.toFixed(0)}`),
  ].join('\n')
}
