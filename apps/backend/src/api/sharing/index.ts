export { removeOldShareCodes } from './findSharedSlip.ts'
export { newShareCode } from './newShareCode.ts'
export { registerSharing } from './registerSharing.ts'
