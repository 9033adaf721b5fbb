/**
 * Texts of this tab by key; never throws (`sessionTexts` of the shared storage): `write` is false where nothing is
 * stored.
 */
export interface TabStorage {
  read(key: string): string | undefined
  write(key: string, text: string): boolean
}

/**
 * Shape of what this tab stores. Raise it when the shape changes: values stored by another version of the page are
 * then ignored.
 */
const VERSION = 3
/**
 * More than a thousand picks. A longer text is not ours and would only slow the page: it is neither stored nor read.
 */
export const LENGTH_MAX = 1_000_000

/** False when it could not be stored: a reload would lose it. */
export function writeJson(storage: TabStorage, name: string, value: unknown): boolean {
  const text = JSON.stringify({ version: VERSION, value })
  return text.length <= LENGTH_MAX && storage.write(name, text)
}

/**
 * What `writeJson` stored under this name, unchecked; undefined where it is broken, of another version, too long or
 * absent.
 */
export function readJson(storage: TabStorage, name: string): unknown {
  const text = storage.read(name)
  if (text === undefined || text.length > LENGTH_MAX) return undefined
  try {
    const stored = JSON.parse(text) as { version?: unknown; value?: unknown } | null
    return stored?.version === VERSION ? stored.value : undefined
  } catch {
    return undefined
  }
}
