import '@touchline/ui/styles.css'
import { spriteUrl } from '@touchline/ui/assets'
import { SpriteProvider } from '@touchline/ui'
import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'

/** Theme and language of every story, from the toolbar or the address (`&globals=theme:light;locale:ar`). */
const preview: Preview = {
  initialGlobals: { theme: 'dark', locale: 'en' },
  globalTypes: {
    theme: { toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true } },
    locale: { toolbar: { icon: 'globe', items: ['en', 'de', 'ar'], dynamicTitle: true } },
  },
  decorators: [
    (Story, { globals: { theme, locale } }) => {
      useEffect(() => {
        const { documentElement: root } = document
        root.dataset.theme = String(theme)
        root.lang = String(locale)
        root.dir = locale === 'ar' ? 'rtl' : 'ltr'
      }, [theme, locale])
      return (
        <SpriteProvider url={spriteUrl}>
          <Story />
        </SpriteProvider>
      )
    },
  ],
}
export default preview
