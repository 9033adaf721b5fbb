export { createReportReceiver, type ReportReceiver } from './createReportReceiver.ts'
