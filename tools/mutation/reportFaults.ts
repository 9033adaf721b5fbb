import type { MutationReport, Sources } from './report.ts'

/** Minimum score of every module, in percent. */
const SCORE_MIN = 90

const RERUN = 'Run `npm run mutation` and commit the report.'

/** A sentence for each way in which the report is out of date or too low; none when it is valid. */
export function reportFaults(
  { modules, files }: MutationReport,
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
  const untested = Object.entries(modules)
    .filter(([module, then]) => (tests.get(module) ?? 0) < then.tests)
    .map(
      ([module, then]) =>
        `${module} had ${then.tests} tests at the mutation report and has fewer now. ${RERUN}`,
    )
  const low = Object.entries(modules)
    .filter(([, { score }]) => score < SCORE_MIN)
    .map(([module, { score }]) => `${module} has a mutation score of ${score} %, less than ${SCORE_MIN} %.`)
  return [...changed, ...added, ...gone, ...untested, ...low]
}
