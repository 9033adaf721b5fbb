/** Paths of the back end; all others are pages and files of this server. */
const FORWARDED = ['/api', '/connection', '/emulation', '/openapi.json', '/asyncapi.json', '/docs']

export interface ForwardedOptions {
  /** Whether `/dev` reaches the back end: never in production. */
  readonly isDevForwarded: boolean
  /** Bases of the two APIs as the browser calls them; those on this origin are forwarded too. */
  readonly sportsbookBase: string
  readonly platformBase: string
}

/** Paths that are forwarded, with everything below them. */
export function forwardedPaths({
  isDevForwarded,
  sportsbookBase,
  platformBase,
}: ForwardedOptions): readonly string[] {
  const bases = [sportsbookBase, platformBase].filter(base => base.startsWith('/'))
  return [...new Set([...FORWARDED, ...bases, ...(isDevForwarded ? ['/dev'] : [])])]
}

/** Whether a path belongs to the back end. */
export function isForwarded(pathname: string, options: ForwardedOptions): boolean {
  return forwardedPaths(options).some(path => pathname === path || pathname.startsWith(`${path}/`))
}
