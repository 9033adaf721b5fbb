import { createServer } from 'node:net'

/** Undefined when a server may listen there, else a sentence that names the variable to change. */
export function portFault(
  variable: 'PORT' | 'BACKEND_PORT',
  port: number,
  host: string,
): Promise<string | undefined> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(sentence(variable, port, host, error.code)),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

function sentence(variable: string, port: number, host: string, code = 'unknown'): string {
  switch (code) {
    case 'EADDRINUSE':
      return `${variable} ${port} is in use by another program. Choose another: ${variable}=${port + 1} npm start`
    case 'EACCES':
      return `${variable} ${port} is reserved for administrators. Choose one above 1023: ${variable}=8080 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for the whole network.`
    default:
      return `Nothing can listen on HOST ${host}, ${variable} ${port} (${code}).`
  }
}
