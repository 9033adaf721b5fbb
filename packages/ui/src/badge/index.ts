export { Badge, Tag } from './Badge.tsx'
export type { BadgeProps, TagProps } from './Badge.tsx'
