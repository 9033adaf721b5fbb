import { createContext, use } from 'react'
import type { ReactNode } from 'react'

const SpriteContext = createContext('')

/**
 * Tells the icons below where the sprite lies.
 * The address must be of the page's own origin: browsers refuse `<use>` across origins.
 */
export function SpriteProvider({ url, children }: SpriteProviderProps) {
  return <SpriteContext value={url}>{children}</SpriteContext>
}

export interface SpriteProviderProps {
  /** Address of `sprite.svg`, without a fragment. Empty means that the symbols stand in the page itself. */
  url: string
  children: ReactNode
}

export function useSprite(): string {
  return use(SpriteContext)
}
