declare module 'subset-font' {
  /** Cuts a font to the characters of `text`; the package has no types of its own. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      /** OpenType tags; without it all features are kept. */
      readonly keepFeatures: readonly string[]
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    },
  ): Promise<Buffer>
}
