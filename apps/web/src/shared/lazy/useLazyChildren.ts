import {
  createContext,
  createElement,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type RefObject,
} from 'react'

/** Imports a module whose default export is the component. */
export type LoadComponent<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** Components that the server loaded before it renders, by their loader. Browsers provide none. */
export type LoadedComponents = ReadonlyMap<LoadComponent<never>, ComponentType<never>>
export const LazyChildrenContext = createContext<LoadedComponents | undefined>(undefined)

export async function loadLazyChildren(loaders: readonly LoadComponent<never>[]): Promise<LoadedComponents> {
  return new Map(await Promise.all(loaders.map(async load => [load, (await load()).default] as const)))
}

/**
 * Where Trusted Types are enforced no string becomes HTML, not even an empty one; browsers offer an empty value of
 * their own.
 */
const { trustedTypes } = globalThis as { readonly trustedTypes?: { readonly emptyHTML: TrustedHTML } }

/** Makes React keep the HTML that the server sent inside an element, without comparing it. */
const SERVER_HTML = {
  children: undefined,
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
} as const

export type LazyChildren = ({ readonly children: ReactElement } | typeof SERVER_HTML) & {
  readonly ref?: RefObject<null>
}

/**
 * Props that fill an element which works without scripts (links, popovers). The server renders the component; browsers
 * keep that HTML as long as it shows the same, and render the component themselves once its props change or something
 * in it needs scripts: of a page that is only looked at they draw none of it.
 * @param load the same function in every render
 * @param props shown by the component; compared one by one with those of the first render
 * @param needsScripts whether something inside is to be used that the server's HTML cannot do
 */
export function useLazyChildren<Props extends object>(
  load: LoadComponent<Props>,
  props: Props,
  needsScripts = false,
): LazyChildren {
  const loaded = use(LazyChildrenContext)
  const [component, setComponent] = useState(
    () => loaded?.get(load as LoadComponent<never>) as ComponentType<Props> | undefined,
  )
  const element = useRef<Element>(null)
  const [first] = useState(props)
  const isOutdated = needsScripts || !isSame(first, props)
  useEffect(() => {
    // What was first drawn in the browser has no HTML from the server.
    if (!isOutdated && element.current?.firstChild) return
    // When the code cannot be loaded the server's HTML stays; its links still work.
    void load().then(
      module => setComponent(() => module.default),
      () => {},
    )
  }, [load, isOutdated])
  if (component) return { children: createElement(component, props) }
  return { ...SERVER_HTML, ref: element as RefObject<null> }
}

const isSame = (one: object, other: object): boolean =>
  Object.entries({ ...one, ...other }).every(([name]) =>
    Object.is(Reflect.get(one, name), Reflect.get(other, name)),
  )
