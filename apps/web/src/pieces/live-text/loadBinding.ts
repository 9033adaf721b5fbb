type Binding = typeof import('./bindRow.ts')

let loaded: Binding | undefined
let loading: Promise<Binding> | undefined

/**
 * Runs `bind` now where the binding is here, else as soon as it has come: nothing ticks before the page is alive. Returns the clean-up.
 */
export function onBinding(bind: (binding: Binding) => () => void): () => void {
  if (loaded) return bind(loaded)
  let stop: (() => void) | undefined
  let isOver = false
  loading ??= import('./bindRow.ts')
  void loading.then(binding => {
    loaded = binding
    if (!isOver) stop = bind(binding)
  })
  return () => {
    isOver = true
    stop?.()
  }
}
