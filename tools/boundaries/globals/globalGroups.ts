/** What ties code to its surroundings, so that a test could not drive it. */
export type GlobalGroup = 'clock' | 'randomness' | 'timers' | 'network' | 'storage'

interface Group {
  /** Globals by their path; a longer path that starts with one counts too. */
  readonly names: readonly string[]
  /** Names imported from Node's own modules that do the same; `*` is the whole module. */
  readonly imports?: Readonly<Record<string, readonly string[]>>
  /** What to do instead. */
  readonly hint: string
}

export const GLOBAL_GROUPS: Readonly<Record<GlobalGroup, Group>> = {
  clock: {
    names: ['Date.now', 'performance.now', 'performance.timeOrigin', 'process.hrtime', 'Temporal.Now'],
    imports: { 'node:perf_hooks': ['performance'] },
    hint: 'Take the moment, or a function `now`, as a parameter.',
  },
  randomness: {
    names: ['Math.random', 'crypto.getRandomValues', 'crypto.randomUUID'],
    imports: {
      'node:crypto': [
        'randomBytes',
        'randomInt',
        'randomUUID',
        'randomFill',
        'randomFillSync',
        'getRandomValues',
      ],
    },
    hint: 'Take the random value, or a function that makes one, as a parameter.',
  },
  timers: {
    names: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'requestAnimationFrame',
      'requestIdleCallback',
      'scheduler',
      'AbortSignal.timeout',
    ],
    imports: { 'node:timers': ['*'], 'node:timers/promises': ['*'] },
    hint: 'Take a function that calls later as a parameter.',
  },
  network: {
    names: [
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'EventSource',
      'WebTransport',
      'RTCPeerConnection',
      'navigator.sendBeacon',
    ],
    imports: {
      'node:http': ['request', 'get'],
      'node:https': ['request', 'get'],
      'node:net': ['connect', 'createConnection', 'Socket'],
    },
    hint: 'Take the call that is needed as a parameter.',
  },
  storage: {
    names: ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
    hint: 'Take the storage as a parameter.',
  },
}

const GROUPS = Object.entries(GLOBAL_GROUPS) as readonly (readonly [GlobalGroup, Group])[]

/** The group of a global with this path. A call of `Date` reads the clock if its number of arguments is 0. */
export function groupOfGlobal(path: readonly string[], args?: number): GlobalGroup | undefined {
  if (args === 0 && path.length === 1 && path[0] === 'Date') return 'clock'
  const text = `${path.join('.')}.`
  return GROUPS.find(([, { names }]) => names.some(name => text.startsWith(`${name}.`)))?.[0]
}

/** The group of a name imported from one of Node's modules. */
export function groupOfImport(specifier: string, name: string): GlobalGroup | undefined {
  return GROUPS.find(([, { imports }]) => {
    const names = imports?.[specifier]
    return (
      names !== undefined &&
      (name === '*' || name === 'default' || names.includes('*') || names.includes(name))
    )
  })?.[0]
}
