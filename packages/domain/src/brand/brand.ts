declare const brand: unique symbol

/** A plain value that must not be mixed up with another of the same shape. Costs nothing at run time. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
