import { ALL_PACKAGES, REACT } from './packages.ts'
import type { Module } from './types.ts'

const BROWSER_TESTS = '@playwright/test'
const PARTS = ['apps/backend/src/testing', 'apps/web/src/testing']

const OUTSIDE = ['packages/contract', 'tools']
const OUTSIDE_HINT =
  'It comes from outside: it knows the contract and the database, no application. Shared helpers belong in tools/harness.'

/** What builds, checks, measures and tests the product from outside. */
export const TOOLS: readonly Module[] = [
  {
    folder: 'tools/live',
    imports: ['packages/live', 'packages/domain'],
    packages: [],
    node: true,
    globals: 'all',
    hint: 'It runs the live values alone, in a process of their own.',
  },
  {
    folder: 'tools',
    imports: ['packages/contract', 'packages/domain/locale'],
    packages: [
      'pg',
      { name: 'oxc-parser', in: ['tools/boundaries', 'tools/coverage'] },
      { name: '@stryker-mutator/core', in: ['tools/mutation'] },
      { name: '@stryker-mutator/api', in: ['tools/mutation'] },
      { name: 'vitest', in: ['tools/mutation', 'tools/centrifugo'] },
      { name: 'domain:tests', in: ['tools/mutation/runner/freshModules.ts'] },
      { name: 'fast-check', in: ['tools/mutation'] },
      { name: 'pure-rand', in: ['tools/harness'] },
      { name: 'zod', in: ['tools/env'] },
      { name: 'subset-font', in: ['tools/fonts'] },
      { name: '@fontsource-variable/inter', in: ['tools/fonts'] },
    ],
    node: true,
    globals: 'all',
    hint: 'Tools start, build and check the product from outside.',
  },
  {
    folder: 'qa/e2e',
    imports: [...ALL_PACKAGES, 'tools', 'apps/web/src/pages'],
    packages: [BROWSER_TESTS, '@axe-core/playwright'],
    node: true,
    globals: 'all',
    hint: 'Browser tests see what a visitor sees.',
  },
  {
    folder: 'qa/simulation',
    imports: [...ALL_PACKAGES, 'tools', ...PARTS],
    packages: ['pg'],
    node: true,
    globals: [
      {
        group: 'clock',
        in: ['qa/simulation/runner/runSeeds.ts'],
        why: 'measures how long a run took; nothing inside a seed reads it',
      },
    ],
    hint: 'The simulation puts both applications together from the parts that each of them offers for it.',
  },
  {
    folder: 'qa/bench',
    imports: [...ALL_PACKAGES, 'tools', 'qa/load', ...PARTS],
    packages: [
      ...REACT,
      'pg',
      'ws',
      'vite',
      'centrifuge',
      BROWSER_TESTS,
      { name: 'lighthouse', in: ['qa/bench/load'] },
      { name: '@vitejs/plugin-react', in: ['qa/bench/odds/page'] },
      { name: 'pure-rand', in: ['qa/bench/odds/page'] },
      { name: '@preact/signals-react', in: ['qa/bench/odds/page'] },
      { name: 'jotai', in: ['qa/bench/odds/page'] },
      { name: 'zustand', in: ['qa/bench/odds/page'] },
      { name: '@tanstack/react-query', in: ['qa/bench/odds/page'] },
    ],
    node: true,
    globals: 'all',
    hint: 'Benchmarks see what a visitor sees, and the parts of both applications that are offered for them.',
  },
  {
    folder: 'qa/soak',
    imports: [...OUTSIDE, 'qa/load'],
    packages: [BROWSER_TESTS],
    node: true,
    globals: 'all',
    hint: 'The soak run watches a running product from outside.',
  },
  {
    folder: 'qa/load',
    imports: OUTSIDE,
    packages: ['pg'],
    node: true,
    globals: 'all',
    hint: OUTSIDE_HINT,
  },
  {
    folder: 'qa/crash',
    imports: OUTSIDE,
    packages: ['pg'],
    node: true,
    globals: 'all',
    hint: OUTSIDE_HINT,
  },
  {
    folder: 'qa/fuzz',
    imports: OUTSIDE,
    packages: ['pg', 'fast-check'],
    node: true,
    globals: 'all',
    hint: OUTSIDE_HINT,
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
