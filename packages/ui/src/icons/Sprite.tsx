import { createContext, use } from 'react'
import type { ReactNode } from 'react'

const SpriteContext = createContext('')

/**
 * Sets the address of the sprite for the icons below. It must have the page's own origin: browsers reject `<use>`
 * across origins.
 */
export function SpriteProvider({ url, children }: SpriteProviderProps) {
  return <SpriteContext value={url}>{children}</SpriteContext>
}

export interface SpriteProviderProps {
  /** Address of `sprite.svg`, without a fragment. Empty if the symbols are in the page itself. */
  url: string
  children: ReactNode
}

export function useSprite(): string {
  return use(SpriteContext)
}
