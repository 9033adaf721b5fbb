/** Holds the lock of argument 1 until it is killed. */
import { takeLock } from '../../lock/index.ts'

takeLock(process.argv[2] ?? '', 'http://localhost:3000')
console.log('held')
process.stdin.resume()
