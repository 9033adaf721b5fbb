import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SegmentedControl } from './SegmentedControl.tsx'
import { TabPanel, Tabs } from './Tabs.tsx'

const TABS = [
  { key: 'first', label: 'First' },
  { key: 'second', label: 'Second', count: 3 },
] as const

test('[TABS] the current tab alone is in the tab order and names its panel', () => {
  const markup = renderToStaticMarkup(
    <>
      <Tabs id="panel" label="Views" tabs={TABS} value="second" onChange={() => {}} />
      <TabPanel tabs="panel" tab="second">
        Here
      </TabPanel>
    </>,
  )
  expect(tagsOf(markup, 'button')).toEqual([
    expect.stringMatching(/id="panel-tab-first" aria-selected="false" tabindex="-1"/),
    expect.stringMatching(
      /id="panel-tab-second" aria-selected="true" aria-controls="panel-panel-second" tabindex="0"/,
    ),
  ])
  expect(markup).toContain('role="tabpanel" id="panel-panel-second" aria-labelledby="panel-tab-second"')
})

test('[TABS] with no current tab the first one can still be reached', () => {
  const markup = renderToStaticMarkup(
    <Tabs<string> id="panel" label="Views" tabs={TABS} value="gone" onChange={() => {}} />,
  )
  expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
})

test('[SEGMENTS] one of a named group is checked, and a disabled segment shows why', () => {
  const markup = renderToStaticMarkup(
    <SegmentedControl
      label="Size"
      segments={[
        { key: 's', label: 'Small' },
        { key: 'l', label: 'Large', disabled: true, reasonId: 'why' },
      ]}
      value="s"
      onChange={() => {}}
    />,
  )
  const [small, large] = tagsOf(markup, 'input')
  expect(small).toContain('checked=""')
  expect(large).toContain('aria-disabled="true" aria-describedby="why"')
})

function tagsOf(markup: string, tag: string): string[] {
  return markup.match(new RegExp(`<${tag}[^>]*>`, 'g')) ?? []
}
