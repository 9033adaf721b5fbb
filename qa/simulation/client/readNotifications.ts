import type { Random } from '@touchline/testkit'
import type { World } from '../world/world.ts'
import type { SimulatedTab } from './tab.ts'

/** A player opens the list of notifications and reads one of them, or all. */
export async function readNotifications(
  { faults }: World,
  tab: SimulatedTab | undefined,
  random: Random,
): Promise<void> {
  const { client, unread } = tab ?? {}
  if (!client || !unread) return
  const isAll = random.chance(0.3)
  const list = isAll ? undefined : await client('getNotifications', { query: { limit: 20 } })
  const news = list?.ok ? list.value.data.filter(({ read }) => !read) : []
  if (!isAll && news.length === 0) return
  const answer = isAll
    ? await client('readAllNotifications')
    : await client('readNotifications', { body: { ids: [random.pick(news).id] } })
  if (!answer.ok) return
  faults.count('notifications read')
  unread.receive(answer.value.data)
}
