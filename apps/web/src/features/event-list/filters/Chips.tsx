import { chipClass } from '@touchline/ui'
import type { ReactNode } from 'react'
import { Link } from '#shared/navigation'

/** Choices as links, so that they work before hydration and each has an address. */
export function Chips({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ key, name, href, isCurrent, className = '' }) => (
    <Link
      key={key}
      href={href}
      className={`${chipClass()} ${className}`}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {name}
    </Link>
  ))
}

export interface Choice {
  key: string | number
  name: ReactNode
  href: string
  isCurrent?: boolean
  className?: string | undefined
}
