/**
 * Stand-in for the back end and for the web server: `part.ts backend|web [how]`. `how` may be "dies" (ends with code
 * 7 before it serves) or "stubborn" (does not end on SIGTERM). `/env` returns its environment, `/die` ends it.
 */
import { createServer } from 'node:http'

const [role = '', how = ''] = process.argv.slice(2)
if (how === 'dies') {
  console.error('the migration of table bets failed')
  process.exit(7)
}
const port = Number(role === 'web' ? process.env.PORT : process.env.BACKEND_PORT)
const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(9)
  response.end(JSON.stringify({ role, pid: process.pid, env: process.env }))
})
server.listen(port, '127.0.0.1', () => console.log(JSON.stringify({ ready: true, port })))
process.on('SIGTERM', () => {
  if (how !== 'stubborn') process.exit(0)
})
