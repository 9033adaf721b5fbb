/** What a browser offers to share with; each part may be missing. */
export interface Sharer {
  share?(link: SharedLink): Promise<void>
  readonly clipboard?: Pick<Clipboard, 'writeText'>
}
export type SharedLink = { readonly title: string; readonly url: string }

/** Shares a link with the system's own menu, or copies it where there is none. Closing the menu counts as shared. */
export async function shareLink(sharer: Sharer, link: SharedLink): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (sharer.share) {
      await sharer.share(link)
      return 'shared'
    }
    if (!sharer.clipboard) return 'failed'
    await sharer.clipboard.writeText(link.url)
    return 'copied'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}
