/**
 * A random UUID, version 4. `crypto.randomUUID` is for secure origins only, which plain http on a local network is not;
 * the address of a blob ends in a UUID everywhere (W3C File API, unique blob URL).
 */
export function randomUuid(): string {
  const address = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(address)
  return address.slice(-36)
}
