/** A period in plain English for readers without a catalogue; ours looks up `period.<key>`: `1st_half` -> `1st half`. */
export function periodName(key: string): string {
  return key.replaceAll('_', ' ')
}
