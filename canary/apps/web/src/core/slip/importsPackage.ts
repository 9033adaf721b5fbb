// Each module names its packages.
// refused: may not import the package @sentry/browser
import * as sentry from '@sentry/browser'

export const report = sentry
