/** The published types are for version 0.6, which had no `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> })
    /**
     * The best of the available encodings; among equal ones the first of `preferred`. Undefined where none is accepted.
     */
    encoding<Name extends string>(
      available: readonly Name[],
      options: { readonly preferred: readonly Name[] },
    ): Name | undefined
  }
}
