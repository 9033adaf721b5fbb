/** The clipboard; absent on an insecure page, and a frame may forbid it. */
export type CopyPort = Pick<Clipboard, 'writeText'> | undefined

/** Copies, and returns whether it could: browsers may refuse. */
export async function copyText(clipboard: CopyPort, text: string): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
