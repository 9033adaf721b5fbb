import {
  createContext,
  createElement,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react'

/** Loads what draws the inside of an element: its module's default export. */
export type LoadLate<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** What the server has loaded before it draws anything, by how it is loaded. Browsers have none. */
export type LateParts = ReadonlyMap<LoadLate<never>, ComponentType<never>>
export const LateContext = createContext<LateParts | undefined>(undefined)

export async function loadLateParts(loads: readonly LoadLate<never>[]): Promise<LateParts> {
  return new Map(await Promise.all(loads.map(async load => [load, (await load()).default] as const)))
}

/** Where Trusted Types are enforced no plain text becomes HTML, not even an empty one; browsers have an empty value of their own. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: { readonly emptyHTML: TrustedHTML } }

/** Props of an element whose inside stays as the server sent it: React looks at none of it. */
export const AS_SENT = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
} as const

/**
 * What draws the inside of an element that works without scripts (links, popovers). The server draws it at once; browsers keep what it sent
 * ({@link AS_SENT}) until the code comes, after first paint. Undefined until then.
 */
export function useLate<Props extends object>(
  load: LoadLate<Props>,
): ((props: Props) => ReactElement) | undefined {
  const parts = use(LateContext)
  const [part, setPart] = useState(
    () => parts?.get(load as LoadLate<never>) as ComponentType<Props> | undefined,
  )
  useEffect(() => {
    // Without its code the page keeps what it has: links lead on all the same.
    void load().then(
      loaded => setPart(() => loaded.default),
      () => {},
    )
  }, [load])
  return part && (props => createElement(part, props))
}
