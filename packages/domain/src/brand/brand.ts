declare const brand: unique symbol

/** A plain value that must not be confused with another of the same type. Costs nothing at run time. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
