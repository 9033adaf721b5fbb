/**
 * Replaces the library's cache of mutations in the build (record 0085): we read with queries, and write with calls
 * of the API. A query client needs no more of it than this.
 */
export class MutationCache {
  getAll(): readonly never[] {
    return []
  }

  findAll(): readonly never[] {
    return []
  }

  clear(): void {}

  resumePausedMutations(): Promise<void> {
    return Promise.resolve()
  }

  /** Listeners for failed mutations are never called. */
  subscribe(): () => void {
    return () => {}
  }

  /** Used by the library to start a mutation. */
  build(): never {
    throw new Error('There are no mutations here: call the API, then invalidate the queries it changed.')
  }
}
