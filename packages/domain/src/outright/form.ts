/** Finishing places of a horse, the latest last. */
export type Form = readonly number[]

/** Number of runs on a racecard. */
export const FORM_RUNS = 6
/** The last place with a digit of its own. */
const LAST_FIGURE = 9

/** A horse's form after another run ([OUTRIGHT-6]). */
export function formAfter(form: Form, place: number): Form {
  return [...form, place].slice(-FORM_RUNS)
}

/** Form as racecards write it, such as `1-3-2-0`: 0 is tenth or worse ([OUTRIGHT-6]). */
export function formFigures(form: Form): string {
  return form.map(place => (place > LAST_FIGURE ? 0 : place)).join('-')
}
