import { configDefaults, defineConfig } from 'vitest/config'

/** The tests a mutant has to get past: those of the domain, without the one that reads sources instead of running them. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'packages/domain/src/rules.test.ts'],
    isolate: false,
    setupFiles: ['scripts/mutation/steadyProperties.ts'],
  },
})
