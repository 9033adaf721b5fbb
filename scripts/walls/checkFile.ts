import { posix } from 'node:path'
import type { Project } from './project.ts'
import { readImports, type Import } from './readImports.ts'
import { resolveImport, type Target } from './resolveImport.ts'
import { OPEN_DOORS, ROOMS, type Room } from './rooms.ts'

/** Tests, and what only they use, may also use the testkit, the test libraries and Node. */
const TEST = /\.(test|spec|stories)\.tsx?$|\/testing\/|\/vitest\.|^e2e\//
const TEST_ROOMS = new Set(['packages/testkit', 'apps/backend/src/testing'])
/** Configuration and builds beside a package's sources run in Node and belong to no room. */
const TOOLING = /^(apps|packages)\/[^/]+\/[^/]+\.(ts|mts|mjs)$/

/** One import that a wall forbids: what, where, and the way out. */
export interface Breach {
  readonly file: string
  readonly line: number
  readonly says: string
}

interface Place {
  readonly room: Room
  /** The room's own folder, with the name in place of `*`. */
  readonly folder: string
}

/** Every breach of a file. `file` is its path from the root; canaries are checked as if they stood elsewhere. */
export function checkFile(project: Project, file: string, source: string): readonly Breach[] {
  if (TOOLING.test(file)) return []
  const place = placeOf(file)
  if (!place)
    return [
      { file, line: 1, says: 'This folder is in no row of the walls: add it to scripts/walls/rooms.ts.' },
    ]
  return readImports(file, source).flatMap(found => {
    const target = resolveImport(project, file, found.specifier)
    const why = forbidden(project, file, place, found, target)
    return why === undefined ? [] : [{ file, line: found.line, says: `"${found.specifier}": ${why}` }]
  })
}

function placeOf(file: string): Place | undefined {
  for (const room of ROOMS) {
    const [parent = '', star] = room.folder.split('*')
    if (star === undefined) {
      if (file.startsWith(`${room.folder}/`)) return { room, folder: room.folder }
    } else if (file.startsWith(parent)) {
      // A file beside the rooms of its row, such as the door of all pages, counts as one of them.
      const [name = ''] = file.slice(parent.length).split('/')
      return { room, folder: parent + name }
    }
  }
  return undefined
}

function forbidden(
  project: Project,
  file: string,
  { room, folder }: Place,
  found: Import,
  target: Target,
): string | undefined {
  const isTest = TEST.test(file)
  switch (target.kind) {
    case 'nowhere':
      return `no door of that name. Import the room's index.ts, or add the name to "exports" or "imports".`
    case 'node':
      return room.node || isTest ? undefined : `no Node module here. ${room.wayOut}`
    case 'package':
      if (isTest || !room.packages || room.packages.includes(target.name)) return undefined
      return `${folder} may not import the package ${target.name}. ${room.wayOut}`
    case 'file':
      return forbiddenFile(project, { room, folder }, found, target, isTest, file)
  }
}

function forbiddenFile(
  project: Project,
  { room, folder }: Place,
  found: Import,
  target: Extract<Target, { kind: 'file' }>,
  isTest: boolean,
  file: string,
): string | undefined {
  const there = placeOf(target.path)
  if (there?.folder === folder) {
    const isStep = target.through === 'path' && !found.typeOnly
    const door = isStep ? passedDoor(project, file, target.path, folder) : undefined
    return door === undefined ? undefined : `goes past a door. Import ${door} instead.`
  }
  const hasName = /^(apps|packages)\//.test(target.path)
  if (target.through === 'path' && (hasName || !there || !room.may.includes(there.room.folder))) {
    return `a path that leaves the room ${folder}. Name the other room: "#…" in an application, "@touchline/…" for a package.`
  }
  if (!there || (isTest && TEST_ROOMS.has(there.folder))) return undefined
  const isAllowed =
    room.may.includes(there.room.folder) ||
    room.may.some(name => found.specifier === `@touchline/${name.replace('packages/', '')}`) ||
    OPEN_DOORS.some(door => door.from === room.folder && door.to === there.room.folder) ||
    (there.room === room && maySibling(room, folder, there.folder))
  return isAllowed ? undefined : `${folder} may not import ${there.folder}. ${room.wayOut}`
}

function maySibling(room: Room, from: string, to: string): boolean {
  if (room.siblings) return true
  const rank = (folder: string) => room.order?.indexOf(posix.basename(folder)) ?? -1
  return rank(to) >= 0 && rank(to) < rank(from)
}

/**
 * The door of a neighbour folder that the path steps past: `../money/money.ts` where `../money/index.ts` is there. A
 * folder may reach into those below it, they are its own; and types, which are gone at run time, need no door.
 */
function passedDoor(project: Project, importer: string, target: string, room: string): string | undefined {
  if (target.startsWith(`${posix.dirname(importer)}/`)) return undefined
  for (let folder = posix.dirname(target); folder.length > room.length; folder = posix.dirname(folder)) {
    const door = `${folder}/index.ts`
    if (importer.startsWith(`${folder}/`)) return undefined
    if (target !== door && /\.tsx?$/.test(target) && project.has(door)) return door
  }
  return undefined
}
