import { ALL_PACKAGES, REACT } from './packages.ts'
import type { Module } from './types.ts'

const BROWSER_TESTS = '@playwright/test'
const PARTS = ['apps/backend/src/testing', 'apps/web/src/testing']

/** What builds, checks, measures and tests the product from outside. */
export const TOOLS: readonly Module[] = [
  {
    folder: 'scripts/live',
    imports: ['packages/live', 'packages/domain'],
    packages: [],
    node: true,
    globals: 'all',
    hint: 'It runs the live values alone, in a process of their own.',
  },
  {
    folder: 'scripts',
    imports: ['packages/contract', 'packages/domain/locale'],
    packages: [
      'pg',
      { name: 'oxc-parser', in: ['scripts/boundaries', 'scripts/coverage'] },
      { name: '@stryker-mutator/core', in: ['scripts/mutation'] },
      { name: '@stryker-mutator/api', in: ['scripts/mutation'] },
      { name: 'vitest', in: ['scripts/mutation', 'scripts/centrifugo'] },
      { name: 'domain:tests', in: ['scripts/mutation/runner/freshModules.ts'] },
      { name: 'fast-check', in: ['scripts/mutation', 'scripts/fuzz'] },
      { name: BROWSER_TESTS, in: ['scripts/soak'] },
    ],
    node: true,
    globals: 'all',
    hint: 'Scripts start the product from outside.',
  },
  {
    folder: 'e2e',
    imports: [...ALL_PACKAGES, 'scripts'],
    packages: [BROWSER_TESTS, '@axe-core/playwright'],
    node: true,
    globals: 'all',
    hint: 'Browser tests see what a visitor sees.',
  },
  {
    folder: 'simulation',
    imports: [...ALL_PACKAGES, 'scripts', ...PARTS],
    packages: ['pg'],
    node: true,
    globals: [
      {
        group: 'clock',
        in: ['simulation/runner/runSeeds.ts'],
        why: 'says how long a run took; nothing inside a seed reads it',
      },
    ],
    hint: 'The simulation puts both applications together from the parts that each of them offers for it.',
  },
  {
    folder: 'bench',
    imports: [...ALL_PACKAGES, 'scripts', ...PARTS],
    packages: [
      ...REACT,
      'pg',
      'ws',
      'vite',
      'centrifuge',
      BROWSER_TESTS,
      { name: '@vitejs/plugin-react', in: ['bench/odds/page'] },
      { name: '@preact/signals-react', in: ['bench/odds/page'] },
      { name: 'jotai', in: ['bench/odds/page'] },
      { name: 'zustand', in: ['bench/odds/page'] },
      { name: '@tanstack/react-query', in: ['bench/odds/page'] },
    ],
    node: true,
    globals: 'all',
    hint: 'Benchmarks see what a visitor sees, and the parts of both applications that are offered for them.',
  },
  {
    folder: '.storybook',
    imports: ['packages/ui'],
    packages: ['react', '@storybook/react-vite', '@vitejs/plugin-react', 'vite'],
    node: true,
    globals: [],
    hint: 'Stories are written beside what they show; here is only what frames them.',
  },
  {
    folder: '.',
    isFlat: true,
    imports: [],
    packages: ['vitest'],
    node: true,
    globals: [],
    hint: 'At the root is only configuration of tools.',
  },
]
