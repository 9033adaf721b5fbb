import { PageHead } from '#features/event-list'
import { LotteryList } from '#features/lotteries'
import { useText } from '#shared/i18n'

export function Page() {
  const t = useText()
  return (
    <>
      <PageHead title={t('page.lotteries.title')} />
      <LotteryList />
    </>
  )
}
