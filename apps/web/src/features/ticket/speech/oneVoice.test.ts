import { expect, test } from 'vitest'

const SOURCES = Object.entries(
  import.meta.glob<string>('../../{ticket,custom-bet,my-bets}/**/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).filter(([path]) => !path.includes('.test.'))

test('[SAY] slip, sharing, bet builder and My bets speak through one pair of live regions', () => {
  const withRegions = SOURCES.filter(([, source]) =>
    /<output|role="(?:alert|status|log)"|aria-live|announce=/.test(source),
  )
  expect(SOURCES.length).toBeGreaterThan(50)
  expect(withRegions.map(([path]) => path)).toEqual(['./SlipSpeech.tsx'])
  expect(withRegions[0]?.[1].match(/aria-live="\w+"/g)).toEqual([
    'aria-live="polite"',
    'aria-live="assertive"',
  ])
})
