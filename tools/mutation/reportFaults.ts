import type { MutationReport, Sources } from './report.ts'

/** What every room must reach, in percent. */
const SCORE_MIN = 90

const RERUN = 'Run `npm run mutation` and commit the report.'

/** A sentence for everything in which the report is out of date or too low; none when it holds. */
export function reportFaults(
  { rooms, files }: MutationReport,
  { hashes, tests }: Sources,
): readonly string[] {
  const changed = [...hashes]
    .filter(([file, hash]) => files[file] !== undefined && files[file].hash !== hash)
    .map(([file]) => `${file} changed since the mutation report. ${RERUN}`)
  const added = [...hashes.keys()]
    .filter(file => files[file] === undefined)
    .map(file => `${file} is not in the mutation report. ${RERUN}`)
  const gone = Object.keys(files)
    .filter(file => !hashes.has(file))
    .map(file => `${file} is in the mutation report and no longer there. ${RERUN}`)
  const untested = Object.entries(rooms)
    .filter(([room, then]) => (tests.get(room) ?? 0) < then.tests)
    .map(
      ([room, then]) => `${room} had ${then.tests} tests at the mutation report and has fewer now. ${RERUN}`,
    )
  const low = Object.entries(rooms)
    .filter(([, { score }]) => score < SCORE_MIN)
    .map(([room, { score }]) => `${room} has a mutation score of ${score} %, less than ${SCORE_MIN} %.`)
  return [...changed, ...added, ...gone, ...untested, ...low]
}
