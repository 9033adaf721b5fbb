import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** File types of an operator's own pictures, in the order they are tried. */
const KINDS = ['svg', 'avif', 'webp', 'png', 'jpg']
const FETCH_MS_MAX = 5_000
const BYTES_MAX = 5_000_000

/** Finds an operator's own picture by its name without an ending; undefined where there is none. */
export type ReadAsset = (name: string) => Promise<Buffer | undefined>

/**
 * Pictures of the operator: in a folder, or under an https address such as that of a CDN (spec section 7.5). Names
 * come from the list of pictures only. Without a base there are none.
 */
export function createReadAsset(base: string | undefined, fetchFile: typeof fetch): ReadAsset {
  if (base === undefined) return () => Promise.resolve(undefined)
  const read = base.startsWith('https://')
    ? (file: string) => download(`${base}/${file}`, fetchFile)
    : (file: string) => readFile(join(base, file)).catch(() => undefined)
  return async name => {
    for (const kind of KINDS) {
      const found = await read(`${name}.${kind}`)
      if (found) return found
    }
    return undefined
  }
}

async function download(address: string, send: typeof fetch): Promise<Buffer | undefined> {
  const answer = await send(address, { signal: AbortSignal.timeout(FETCH_MS_MAX), redirect: 'error' }).catch(
    () => undefined,
  )
  if (!answer?.ok || !answer.headers.get('content-type')?.startsWith('image/')) return undefined
  if (Number(answer.headers.get('content-length') ?? 0) > BYTES_MAX) return undefined
  const body = Buffer.from(await answer.arrayBuffer())
  return body.length > BYTES_MAX ? undefined : body
}
