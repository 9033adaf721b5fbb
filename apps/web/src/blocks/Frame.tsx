import type { ReactNode } from 'react'
import {
  Footer,
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
import { SearchOpener } from '#features/search'
import { HydrateInIdle } from '#shared/hydration'
import { HeaderAccount, SignInPart } from './HeaderAccount.tsx'
import css from './Frame.module.css'
import { Ticket } from './Ticket.tsx'
import { TicketTabs } from './TicketTabs.tsx'

/** The frame around every page, composed of features: its slots are filled only here. */
export function Frame({ siteName, isMyBetsVisible, openSport, hasRail, isPending, children }: FrameProps) {
  const places = usePlaces(openSport)
  const tabs = <TicketTabs isMyBetsVisible={isMyBetsVisible} />
  return (
    <>
      <Shell
        header={
          <Header
            isForWide={!hasRail}
            siteName={siteName}
            site={places.site}
            search={<SearchOpener />}
            account={
              <>
                <span className={css.headerTabs}>{tabs}</span>
                <HeaderAccount />
              </>
            }
          />
        }
        rail={hasRail && <SportRail sports={places.sports} live={places.counters.live} />}
        side={
          <>
            <SideNav places={places} />
            <SideToggle />
          </>
        }
        panel={<Ticket part="dock" fallback={<div className={css.dockHead}>{tabs}</div>} />}
        end={<Footer site={places.site} />}
        foot={
          <>
            <FootNotices />
            <Ticket part="sheet" />
            <TabBar>{tabs}</TabBar>
          </>
        }
        isPending={isPending}
      >
        {children}
      </Shell>
      <HydrateInIdle>
        <Menu places={places} />
        <Preferences />
        <SignInPart />
      </HydrateInIdle>
    </>
  )
}
export interface FrameProps {
  siteName: string
  isMyBetsVisible: boolean
  /** Key of the sport whose categories the navigation lists. */
  openSport?: string | undefined
  /** Whether phones have the row of sports under the header; a match has its own breadcrumbs there. */
  hasRail: boolean
  isPending: boolean
  children: ReactNode
}
