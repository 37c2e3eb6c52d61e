// Types of smpp 0.5, as far as it is used here and in the tests; the package has none.
declare module 'smpp' {
  import type { EventEmitter } from 'node:events'
  import type { Server as NetServer, Socket } from 'node:net'

  /** A message of the protocol; its members depend on the command. */
  export interface Pdu {
    command: string
    command_status: number
    sequence_number: number
    system_id?: string
    password?: string
    message_id?: string
    source_addr?: string
    destination_addr?: string
    esm_class?: number
    data_coding?: number
    registered_delivery?: number
    short_message?: { message?: string | Buffer; udh?: Buffer[] }
    receipted_message_id?: string
    message_state?: number
    response(options?: object): Pdu
  }
  type Answered = (pdu: Pdu) => void
  export interface Session extends EventEmitter {
    socket: Socket
    bind_transceiver(options: object, answered: Answered): boolean
    submit_sm(options: object, answered: Answered): boolean
    deliver_sm(options: object, answered: Answered): boolean
    enquire_link(answered: Answered): boolean
    unbind(answered?: Answered): boolean
    send(pdu: Pdu): boolean
    destroy(): void
  }
  interface Smpp {
    connect(options: { host: string; port: number; tls?: boolean; servername?: string }): Session
    createServer(options: object, listener: (session: Session) => void): NetServer
    encodings: { ASCII: { match(text: string): boolean; encode(text: string): Buffer } }
    /** Names of the statuses, with their numbers. */
    errors: Record<string, number>
  }
  const smpp: Smpp
  export default smpp
}
