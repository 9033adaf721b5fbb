import { createRequire } from 'node:module'
import { withPlainColours } from './plainColours.ts'

const require = createRequire(import.meta.url)

/** Fonts come with the product, so that a picture looks the same on every machine. */
const FONT_FILES = [
  () => require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  () => require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  () => require.resolve('@expo-google-fonts/noto-sans-arabic/500Medium/NotoSansArabic_500Medium.ttf'),
  () => require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  () => require.resolve('@expo-google-fonts/noto-sans-hebrew/500Medium/NotoSansHebrew_500Medium.ttf'),
  () => require.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
]

/**
 * Renders an SVG with texts, off the main thread. The library is loaded with the first picture: a server that renders
 * none does not load it.
 */
export async function renderPng(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const drawn = await renderAsync(withPlainColours(svg), {
    font: {
      loadSystemFonts: false,
      fontFiles: FONT_FILES.map(find => find()),
      defaultFontFamily: 'Inter',
      sansSerifFamily: 'Inter',
    },
  })
  return drawn.asPng()
}
