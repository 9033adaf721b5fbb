/** Joins the truthy parts into a class attribute; `undefined` where there is none, so that no attribute is rendered. */
export function joinClasses(...parts: readonly (string | false | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined
}
