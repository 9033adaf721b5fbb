import { IconButton } from '@touchline/ui'
import { lazy } from 'react'
import { ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import { Languages } from './Languages.tsx'
import { loadSwitches } from './loadSwitches.ts'
import { PREFERENCES_ID } from '../popovers.ts'
import css from './Preferences.module.css'

// They need scripts, so only browsers draw them; the fallback has their height.
const Switches = lazy(loadSwitches)

/** The inside of the preferences. The default export is loaded lazily. */
export default function PreferencesInside({ path }: { path: string }) {
  const t = useText()
  return (
    <>
      <header className={css.head}>
        <h2>{t('preferences.title')}</h2>
        <IconButton
          icon="close"
          label={t('preferences.close')}
          popoverTarget={PREFERENCES_ID}
          popoverTargetAction="hide"
        />
      </header>
      <Languages path={path} />
      <ClientOnly fallback={<div className={css.place} />}>
        <Switches />
      </ClientOnly>
    </>
  )
}
