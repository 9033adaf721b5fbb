/**
 * An address whose path can be decoded. Where it cannot, its percent signs are taken literally, so that a visitor
 * gets the not-found page in their language.
 */
export function decodablePath(url: string): string {
  const [path = '/'] = url.split('?')
  if (!path.includes('%')) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
