/** The part of a schema that generating values needs: the library's own description of it. */
export interface Shape {
  readonly _zod: { readonly def: Definition }
  readonly safeParse: (value: unknown) => { readonly success: boolean }
}
export interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Shape>>
  readonly element?: Shape
  readonly innerType?: Shape
  readonly options?: readonly Shape[]
  readonly in?: Shape
  readonly out?: Shape
  readonly keyType?: Shape
  readonly valueType?: Shape
  readonly entries?: Readonly<Record<string, string | number>>
  readonly values?: readonly unknown[]
  readonly checks?: readonly { readonly _zod: { readonly def: Bound } }[]
}
interface Bound {
  readonly check: string
  readonly value?: number
  readonly inclusive?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: RegExp
}

/** The limits of a value: minimum and maximum of a number, of a text's length, or of a list's. */
export interface ValueBounds {
  readonly least: number | undefined
  readonly most: number | undefined
  readonly pattern: RegExp | undefined
}

export function valueBoundsOf({ checks = [] }: Definition): ValueBounds {
  let least: number | undefined
  let most: number | undefined
  let pattern: RegExp | undefined
  for (const { _zod } of checks) {
    const { check, value, inclusive, minimum, maximum, pattern: found } = _zod.def
    if (check === 'greater_than' && value !== undefined) least = inclusive ? value : value + 1
    if (check === 'less_than' && value !== undefined) most = inclusive ? value : value - 1
    if (check === 'min_length') least = minimum
    if (check === 'max_length') most = maximum
    if (found) pattern = found
  }
  return { least, most, pattern }
}
