import { lazy } from 'react'
import { OnlyInBrowsers } from '#shared/hydration'
import type { NewLineProps } from './NewLineButton.tsx'

const NewLineButton = lazy(() => import('./NewLineButton.tsx'))

/** The line behind which what is new waits; nothing is new before a page is alive. */
export function NewLine(props: NewLineProps) {
  return (
    <OnlyInBrowsers>
      <NewLineButton {...props} />
    </OnlyInBrowsers>
  )
}
