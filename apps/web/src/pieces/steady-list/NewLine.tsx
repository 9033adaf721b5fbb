import { lazy } from 'react'
import { ClientOnly } from '#shared/lazy'
import type { NewLineProps } from './NewLineButton.tsx'

const NewLineButton = lazy(() => import('./NewLineButton.tsx'))

/** The button that shows what is new; before hydration there is nothing new. */
export function NewLine(props: NewLineProps) {
  return (
    <ClientOnly>
      <NewLineButton {...props} />
    </ClientOnly>
  )
}
