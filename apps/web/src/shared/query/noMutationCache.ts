/**
 * In the build it stands where the library has its cache of mutations (record 0085): what is read here is a query, what is written is a call
 * of the API. A query client asks no more of it than this.
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

  /** Whoever listens for failed mutations hears of none. */
  subscribe(): () => void {
    return () => {}
  }

  /** What a mutation would begin with. */
  build(): never {
    throw new Error('There are no mutations here: call the API, then invalidate the queries it changed.')
  }
}
