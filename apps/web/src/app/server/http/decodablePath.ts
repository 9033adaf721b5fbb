/**
 * An address whose path can be decoded. Where it cannot, its percent signs are taken literally, so that a visitor
 * gets the not-found page in their language.
 */
export function decodablePath(url: string): string {
  const [path = '/'] = url.split('?')
  if (!path.includes('%')) return url
  try {
    // The result is used: the bundler leaves out a call of this name whose result is not.
    return decodeURIComponent(path) === '' ? '/' : url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
