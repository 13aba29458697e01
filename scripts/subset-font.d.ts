/** The one function of a package that comes without types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'; variationAxes?: Record<string, unknown> },
  ): Promise<Buffer>
}
