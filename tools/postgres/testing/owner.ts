/**
 * Stand-in for `npm start` in tests: starts the server on the folder of argument 1, reports it, runs until it is
 * stopped.
 */
import { once } from 'node:events'
import { startPostgres } from '../startPostgres.ts'

const DIED = 3
const [dataFolder = '', shelter = ''] = process.argv.slice(2)
try {
  const server = await startPostgres({ dataFolder, shelter, log: () => {}, settings: { fsync: 'off' } })
  console.log(JSON.stringify({ url: server.url }))
  process.stdin.resume()
  const died = await Promise.race([
    server.exited.then(() => true),
    once(process.stdin, 'end').then(() => false),
  ])
  if (!died) await server.stop()
  process.exit(died ? DIED : 0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
