/** Sports that come first where the site configures none (spec section 9, default top sports; [CAT-7]). */
export const DEFAULT_TOP_SPORTS: readonly string[] = ['soccer', 'tennis', 'cricket', 'basketball']

/** Sports with the top ones first, in their configured order; the others keep their order ([CAT-7]). */
export function topSportsFirst<T extends { readonly key: string }>(
  sports: readonly T[],
  top: readonly string[] = DEFAULT_TOP_SPORTS,
): T[] {
  const isTop = ({ key }: T): boolean => top.includes(key)
  return [
    ...sports.filter(isTop).toSorted((a, b) => top.indexOf(a.key) - top.indexOf(b.key)),
    ...sports.filter(sport => !isTop(sport)),
  ]
}
