export { SegmentedControl } from './SegmentedControl.tsx'
export type { Segment, SegmentedControlProps } from './SegmentedControl.tsx'
export { TabPanel, Tabs } from './Tabs.tsx'
export type { Tab, TabPanelProps, TabsProps } from './Tabs.tsx'
