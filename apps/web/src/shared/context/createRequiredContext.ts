import { createContext, use, type Context } from 'react'

/**
 * A React context without a default value, and the hook that reads it.
 * @param provider the component that must be above, named in the error where it is not
 */
export function createRequiredContext<Value>(
  provider: string,
): readonly [context: Context<Value | undefined>, useValue: () => Value] {
  const context = createContext<Value | undefined>(undefined)
  function useValue(): Value {
    const value = use(context)
    if (value === undefined) throw new Error(`${provider} is missing.`)
    return value
  }
  return [context, useValue]
}
