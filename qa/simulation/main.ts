import { parseArgs } from 'node:util'
import './readDrawnFiles.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    planted: { type: 'string' },
    trace: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    share: { type: 'string' },
  },
})

// A stopped process ends its database too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.exitCode = await start()

async function start(): Promise<number> {
  // Loaded only now, when every file of the client can be read.
  const { defectsNamed, runOne, runPlanted, runSeeds, runShare } = await import('./runner/index.ts')
  const [seeds, from] = [Number(values.seeds), Number(values.from)]
  const defects = values.planted === undefined ? [] : defectsNamed(values.planted)
  if (values.seed !== undefined) return await runOne(Number(values.seed), values.trace, defects[0])
  if (defects.length > 0) return await runPlanted(defects)
  if (values.share === undefined) {
    return await runSeeds({ seeds, from, workers: Number(values.workers) })
  }
  const [share, of] = values.share.split('/').map(Number)
  return await runShare({ seeds, from }, share!, of!)
}
