import type { FastifyInstance } from 'fastify'

/** The methods that an address accepts, sorted alphabetically; empty where the address does not exist. */
export type MethodsAt = (url: string) => readonly string[]

/** Collects which methods each address takes, from all routes that are registered after this call. */
export function collectMethods(app: FastifyInstance): MethodsAt {
  const routes: { readonly segments: readonly string[]; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ segments: url.split('/'), methods: [method].flat() })
  })
  return url => {
    const [path = ''] = url.split('?', 1)
    const segments = path.split('/')
    const found = routes.filter(route => fits(route.segments, segments))
    return [...new Set(found.flatMap(({ methods }) => methods))].toSorted()
  }
}

/** Whether an address matches a route: `:name` is any segment, `*` everything that follows. */
function fits(route: readonly string[], segments: readonly string[]): boolean {
  const rest = route.indexOf('*')
  if (rest === -1 ? route.length !== segments.length : segments.length < rest) return false
  const fixed = rest === -1 ? route : route.slice(0, rest)
  return fixed.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))
}
