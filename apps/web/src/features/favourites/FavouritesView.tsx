import { FAVOURITE_TYPES, type FavouriteType } from '@touchline/domain/favourites'
import { TabPanel, Tabs } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '#shared/i18n'
import type { DrawMatches } from './drawMatches.ts'
import { FavouritesOfType } from './FavouritesOfType.tsx'
import css from './Favourites.module.css'

/** The player's favourites, a tab for each type. */
export function FavouritesView({ draw }: FavouritesViewProps) {
  const t = useText()
  const [type, setType] = useState<FavouriteType>('matches')
  // A retry draws the list again.
  const [tries, setTries] = useState(0)
  return (
    <>
      <Tabs
        id="favourites"
        className={css.tabs}
        label={t('favourites.types')}
        tabs={FAVOURITE_TYPES.map(key => ({ key, label: t(`favourites.type.${key}`) }))}
        value={type}
        onChange={setType}
      />
      <TabPanel tabs="favourites" tab={type}>
        <FavouritesOfType
          key={`${type} ${tries}`}
          type={type}
          draw={draw}
          onRetry={() => setTries(tries + 1)}
        />
      </TabPanel>
    </>
  )
}
export interface FavouritesViewProps {
  /** Draws rows of matches, which another feature does. */
  draw: DrawMatches
}
