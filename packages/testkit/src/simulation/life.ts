/** One life of something that can die: a back end between start and crash, a tab between opening and kill. */
export interface Life {
  readonly name: string
  readonly isOver: boolean
  end(): void
}

export function createLife(name: string): Life {
  let isOver = false
  return {
    name,
    get isOver() {
      return isOver
    },
    end() {
      isOver = true
    },
  }
}
