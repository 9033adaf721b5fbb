import type { ComponentPropsWithRef } from 'react'

/**
 * A link within the product or out of it: a plain anchor. The page's navigation hears its clicks at the document and shows the next
 * page without a reload; before hydration, and for addresses that are not ours, the browser follows it. It costs a list nothing.
 */
export function Link({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}
