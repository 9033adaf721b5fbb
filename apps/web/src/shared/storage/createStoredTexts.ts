/**
 * Text stored by key in this browser. Never throws: where storage is refused (frames, private windows) nothing is
 * stored.
 */
export interface StoredTexts {
  read(key: string): string | undefined
  /** False when it could not be stored. */
  write(key: string, text: string): boolean
  remove(key: string): void
}

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** @param open gives the storage; even accessing it may throw */
export function createStoredTexts(open: () => WebStorage | undefined): StoredTexts {
  return {
    read: key => attempt(() => open()?.getItem(key) ?? undefined),
    write: (key, text) =>
      attempt(() => {
        const storage = open()
        storage?.setItem(key, text)
        return storage !== undefined
      }) ?? false,
    remove: key => attempt(() => open()?.removeItem(key)),
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
