import type { ComponentPropsWithRef } from 'react'

/**
 * A link, as a plain anchor. `listenToLinks` handles its clicks at the document and shows the next page without a
 * reload; before hydration, and for addresses of others, the browser follows it.
 */
export function Link({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}
