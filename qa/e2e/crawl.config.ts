import type { PlaywrightTestConfig } from '@playwright/test'
import base from './playwright.config.ts'

// `npm run test:crawl`: every look and up to twenty addresses of each kind. The workers read this file too.
process.env.CRAWL = 'whole'

const config: PlaywrightTestConfig = { ...base, testMatch: ['crawl.spec.ts', 'widths.spec.ts'] }
export default config
