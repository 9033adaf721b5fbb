import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Unread, UnreadState } from './createUnread.ts'
import { NotificationList } from './NotificationList.tsx'
import { aNotificationsDesk, ONE_OF_EACH, type DeskLocale } from './testing/notificationsFixture.tsx'

type Shown = Parameters<typeof aNotificationsDesk>[1]

function Scene({ locale, shown }: { locale: DeskLocale; shown: Shown }) {
  const [desk] = useState(() => aNotificationsDesk(locale, shown))
  const [unread] = useState<Unread>(() => {
    const count = Array.isArray(shown) ? shown.filter(({ read }) => !read).length : 0
    const store = createStore<UnreadState>(() => ({ count }))
    return Object.assign(store, { hear: () => {}, start: () => () => {} })
  })
  return desk.frame(<NotificationList unread={unread} onFollowed={() => {}} />)
}

function withThese(shown: Shown): StoryObj {
  return {
    render: (_, { globals }) => (
      <Scene key={String(globals.locale)} locale={globals.locale as DeskLocale} shown={shown} />
    ),
  }
}

const meta: Meta = { title: 'notifications/List' }
export default meta

export const OneOfEach = withThese(ONE_OF_EACH)
export const Empty = withThese([])
export const Loading = withThese(undefined)
export const Failed = withThese('failing')
