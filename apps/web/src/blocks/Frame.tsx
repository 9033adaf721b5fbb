import type { ReactNode } from 'react'
import {
  FootNotices,
  Header,
  Menu,
  Preferences,
  Shell,
  SideNav,
  SideToggle,
  SportRail,
  TabBar,
  usePlaces,
} from '#features/navigation'
import { SearchDoor } from '#features/search'
import { Account, SignIn } from './Account.tsx'
import { Ticket } from './Ticket.tsx'

/** What stands around every page, composed of features: the slots of the frame are filled here and nowhere else. */
export function Frame({ siteName, openSport, hasRail, isPending, children }: FrameProps) {
  const places = usePlaces(openSport)
  return (
    <>
      <Shell
        header={
          <Header siteName={siteName} site={places.site} search={<SearchDoor />} account={<Account />} />
        }
        rail={hasRail && <SportRail sports={places.sports} live={places.counters.live} />}
        side={
          <>
            <SideNav places={places} />
            <SideToggle />
          </>
        }
        panel={<Ticket part="dock" />}
        foot={
          <>
            <FootNotices />
            <Ticket part="sheet" />
            <TabBar>
              <Ticket part="tabs" />
            </TabBar>
          </>
        }
        isPending={isPending}
      >
        {children}
      </Shell>
      <Menu places={places} />
      <Preferences />
      <SignIn />
    </>
  )
}
export interface FrameProps {
  siteName: string
  /** Key of the sport whose categories the navigation lists. */
  openSport?: string | undefined
  /** Whether the row of sports stands under the header of phones; a match has its own trail there. */
  hasRail: boolean
  isPending: boolean
  children: ReactNode
}
