import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TestLocale } from '#core/addresses/testing'
import { useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { UnreadCount, UnreadState } from './createUnread.ts'
import { NotificationList } from './NotificationList.tsx'
import { createNotificationsFixture, ONE_OF_EACH } from './testing/notificationsFixture.tsx'

type Shown = Parameters<typeof createNotificationsFixture>[1]

function Scene({ locale, shown }: { locale: TestLocale; shown: Shown }) {
  const [fixture] = useState(() => createNotificationsFixture(locale, shown))
  const [unread] = useState<UnreadCount>(() => {
    const count = Array.isArray(shown) ? shown.filter(({ read }) => !read).length : 0
    const store = createStore<UnreadState>(() => ({ count }))
    return Object.assign(store, { receive: () => {}, start: () => () => {} })
  })
  return fixture.frame(<NotificationList unread={unread} onFollowed={() => {}} />)
}

function withThese(shown: Shown): StoryObj {
  return {
    render: (_, { globals }) => (
      <Scene key={String(globals.locale)} locale={globals.locale as TestLocale} shown={shown} />
    ),
  }
}

const meta: Meta = { title: 'notifications/List' }
export default meta

export const OneOfEach = withThese(ONE_OF_EACH)
export const Empty = withThese([])
export const Loading = withThese(undefined)
export const Failed = withThese('failing')
