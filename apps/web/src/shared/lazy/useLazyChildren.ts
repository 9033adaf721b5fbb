import {
  createContext,
  createElement,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react'

/** Imports a module whose default export is the component. */
export type LoadComponent<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** Components that the server loaded before it renders, by their loader. Browsers provide none. */
export type LoadedComponents = ReadonlyMap<LoadComponent<never>, ComponentType<never>>
export const LazyChildrenContext = createContext<LoadedComponents | undefined>(undefined)

export async function loadLazyChildren(loaders: readonly LoadComponent<never>[]): Promise<LoadedComponents> {
  return new Map(await Promise.all(loaders.map(async load => [load, (await load()).default] as const)))
}

/** Where Trusted Types are enforced no string becomes HTML, not even an empty one; browsers offer an empty value of their own. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: { readonly emptyHTML: TrustedHTML } }

/** Makes React keep the HTML that the server sent inside an element, without comparing it. */
const SERVER_HTML = {
  children: undefined,
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
} as const

export type LazyChildren = { readonly children: ReactElement } | typeof SERVER_HTML

/**
 * Props that fill an element which works without scripts (links, popovers). The server renders the component; browsers keep that HTML
 * and render the component themselves once its code is loaded, after first paint.
 * @param load the same function in every render
 */
export function useLazyChildren<Props extends object>(
  load: LoadComponent<Props>,
  props: Props,
): LazyChildren {
  const loaded = use(LazyChildrenContext)
  const [component, setComponent] = useState(
    () => loaded?.get(load as LoadComponent<never>) as ComponentType<Props> | undefined,
  )
  useEffect(() => {
    // When the code cannot be loaded the server's HTML stays; its links still work.
    void load().then(
      module => setComponent(() => module.default),
      () => {},
    )
  }, [load])
  return component ? { children: createElement(component, props) } : SERVER_HTML
}
