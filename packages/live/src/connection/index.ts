export {
  connectRealtime,
  UnauthorizedTokenError,
  type ConnectionStatus,
  type RealtimeConnection,
  type RealtimeOptions,
} from './connectRealtime.ts'
