/**
 * A period in plain English for readers without a catalogue (`1st_half` -> `1st half`); our own client translates
 * `period.<key>`.
 */
export function periodName(key: string): string {
  return key.replaceAll('_', ' ')
}
