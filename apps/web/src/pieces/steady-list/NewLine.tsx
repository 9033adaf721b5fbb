import { lazy } from 'react'
import { ClientOnly } from '#shared/lazy'
import type { NewLineProps } from './NewLineButton.tsx'

const NewLineButton = lazy(() => import('./NewLineButton.tsx'))

/** The line behind which what is new waits; nothing is new before a page is alive. */
export function NewLine(props: NewLineProps) {
  return (
    <ClientOnly>
      <NewLineButton {...props} />
    </ClientOnly>
  )
}
